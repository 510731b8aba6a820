/**
 * Extracts the reference data from the packages it comes from into server/catalogue/data, where it
 * is committed: a running portal needs none of those packages. Run again after updating one of them.
 */
import { buildCities } from './cities.ts'
import { buildCountryNames } from './country-names.ts'
import { buildCountries } from './countries.ts'
import { buildCredentials } from './credentials.ts'
import { buildIdentifierTypes } from './identifier-types.ts'
import { buildProducts } from './products.ts'
import { buildSubdivisions } from './subdivisions.ts'
import { toJsonLines, writeData } from './write-data.ts'

const countries = buildCountries()
await writeData('countries.json', toJsonLines(countries))
await writeData('country-names.tsv.br', buildCountryNames(countries))
await writeData('subdivisions.json', toJsonLines(buildSubdivisions()))
await writeData('products.json', toJsonLines(buildProducts()))
await writeData('credentials.json', toJsonLines(await buildCredentials()))
await writeData('identifier-types.json', toJsonLines(await buildIdentifierTypes()))
const { regions, places } = buildCities()
await writeData('regions.json', toJsonLines(regions))
await writeData('places.tsv.br', places)
