import { existsSync } from 'node:fs'
import type { Brand } from '#src/contract/brand.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { filesOfPicture } from '../../brand-pictures/picture-folders.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { ownTextFaults } from '../../texts/own-text-faults.ts'

type Surroundings = {
  catalogue: Pick<Catalogue, 'credentialById' | 'locationNameById'>
  /** Brands that are there already, whose portfolios can be searched too. */
  brands: readonly Pick<Brand, 'associatedPortfolios'>[]
  dataDir: string
}

/** What a brand names that is not there, each with the path of its field. */
export function brandMistakes(
  brand: Pick<Brand, 'id' | 'searchConstraints' | 'associatedPortfolios' | 'brandImages'> &
    Pick<StoredBrand, 'texts'>,
  { catalogue, brands, dataDir }: Surroundings,
): string[] {
  const { searchConstraints, associatedPortfolios, brandImages } = brand
  const portfolios = new Set(
    [brand, ...brands].flatMap((one) =>
      one.associatedPortfolios.map(({ portfolioSlug }) => portfolioSlug),
    ),
  )
  const isCredential = (id: string) => catalogue.credentialById(id) !== undefined
  return [
    ...Object.entries(brandImages).flatMap(([name, path]) =>
      path === undefined || /^https?:/i.test(path) || isThere(path, dataDir)
        ? []
        : [
            `brandImages.${name}: there is no picture ${path}. Put it there with ` +
              `‘brands pictures ${brand.id} FOLDER’, or name one of another site by https`,
          ],
    ),
    ...unknown('searchConstraints.credentialIds', searchConstraints.credentialIds, {
      what: 'credential',
      isKnown: isCredential,
    }),
    ...unknown('searchConstraints.locationIds', searchConstraints.locationIds, {
      what: 'location',
      isKnown: (id) => catalogue.locationNameById(id) !== undefined,
    }),
    ...unknown('searchConstraints.portfolioSlugs', searchConstraints.portfolioSlugs, {
      what: 'portfolio in associatedPortfolios',
      isKnown: (slug) => portfolios.has(slug),
    }),
    ...associatedPortfolios.flatMap(({ requiredCredentialIds }, at) =>
      unknown(`associatedPortfolios.${at}.requiredCredentialIds`, requiredCredentialIds, {
        what: 'credential',
        isKnown: isCredential,
      }),
    ),
    ...ownTextFaults(brand.texts).map(({ field, words }) => `${field}: ${words}`),
  ]
}

const isThere = (path: string, dataDir: string) =>
  filesOfPicture(path, dataDir).some((file) => existsSync(file))

function unknown(
  field: string,
  ids: readonly string[],
  { what, isKnown }: { what: string; isKnown: (id: string) => boolean },
): string[] {
  return ids.flatMap((id, at) =>
    isKnown(id) ? [] : [`${field}.${at}: there is no ${what} '${id}'`],
  )
}
