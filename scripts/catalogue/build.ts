/**
 * Extracts the reference data from the packages it comes from into server/catalogue/data, and its names
 * in other languages into server/catalogue/names, where they are committed: a running portal needs none
 * of those packages. Run again after updating one of them. Names that no package has are written by hand.
 */
import { defaultLanguage, languages } from '../../src/i18n/languages.ts'
import { buildCities } from './cities.ts'
import { buildCountryNames } from './country-names.ts'
import { buildCountries } from './countries.ts'
import { buildCredentials } from './credentials.ts'
import { buildIdentifierTypes } from './identifier-types.ts'
import { buildLocalCountryNames } from './local-country-names.ts'
import { buildProductNames } from './product-names.ts'
import { buildProducts } from './products.ts'
import { buildSubdivisions } from './subdivisions.ts'
import { toJsonLines, writeData, writeNames } from './write-data.ts'

const countries = buildCountries()
await writeData('countries.json', toJsonLines(countries))
await writeData('country-names.tsv.br', buildCountryNames(countries))
await writeData('subdivisions.json', toJsonLines(buildSubdivisions()))
const products = buildProducts()
await writeData('products.json', toJsonLines(products))
await writeData('credentials.json', toJsonLines(await buildCredentials()))
await writeData('identifier-types.json', toJsonLines(await buildIdentifierTypes()))
const { regions, places, points } = buildCities()
await writeData('regions.json', toJsonLines(regions))
await writeData('places.tsv.br', places)
await writeData('place-points.br', points)
for (const language of languages.filter((one) => one !== defaultLanguage)) {
  await writeNames(language, 'countries.json', buildLocalCountryNames(language, countries))
  const names = await buildProductNames(language, products)
  if (names) await writeNames(language, 'products.json', names)
}
