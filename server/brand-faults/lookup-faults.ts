import { existsSync } from 'node:fs'
import type { Brand } from '#src/contract/brand.ts'
import type { BrandFaultCode } from '#src/contract/operate/brand-fault.ts'
import { filesOfPicture } from '../brand-pictures/picture-folders.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** Something that a brand names and that is not there. */
export type LookupFault = {
  /** Keys that lead to it within the brand. */
  keys: readonly (string | number)[]
  code: BrandFaultCode
  /** What is named. */
  named: string
}

export type Lookups = {
  catalogue: Pick<Catalogue, 'credentialById' | 'locationNameById'>
  /** Brands that are there already, whose portfolios can be searched too. */
  brands: readonly Pick<Brand, 'associatedPortfolios'>[]
  /** Paths of the pictures in the database. */
  pictures: ReadonlySet<string>
  dataDir: string
}

/** What a brand names that is not there. */
export function lookupFaults(
  brand: Pick<Brand, 'searchConstraints' | 'associatedPortfolios' | 'brandImages'>,
  { catalogue, brands, pictures, dataDir }: Lookups,
): LookupFault[] {
  const { searchConstraints, associatedPortfolios, brandImages } = brand
  const portfolios = new Set(
    [brand, ...brands].flatMap((one) =>
      one.associatedPortfolios.map(({ portfolioSlug }) => portfolioSlug),
    ),
  )
  const isCredential = (id: string) => catalogue.credentialById(id) !== undefined
  const isThere = (path: string) =>
    pictures.has(path) || filesOfPicture(path, dataDir).some((file) => existsSync(file))
  const constraints = ['searchConstraints'] as const
  return [
    ...Object.entries(brandImages).flatMap(([name, path]): LookupFault[] =>
      path === undefined || /^https?:/i.test(path) || isThere(path)
        ? []
        : [{ keys: ['brandImages', name], code: 'no-picture', named: path }],
    ),
    ...unknown([...constraints, 'credentialIds'], searchConstraints.credentialIds, {
      ...{ code: 'unknown-credential', isKnown: isCredential },
    }),
    ...unknown([...constraints, 'locationIds'], searchConstraints.locationIds, {
      code: 'unknown-location',
      isKnown: (id) => catalogue.locationNameById(id) !== undefined,
    }),
    ...unknown([...constraints, 'portfolioSlugs'], searchConstraints.portfolioSlugs, {
      code: 'unknown-portfolio',
      isKnown: (slug) => portfolios.has(slug),
    }),
    ...associatedPortfolios.flatMap(({ requiredCredentialIds }, at) =>
      unknown(['associatedPortfolios', at, 'requiredCredentialIds'], requiredCredentialIds, {
        ...{ code: 'unknown-credential', isKnown: isCredential },
      }),
    ),
  ]
}

function unknown(
  keys: LookupFault['keys'],
  ids: readonly string[],
  { code, isKnown }: { code: BrandFaultCode; isKnown: (id: string) => boolean },
): LookupFault[] {
  return ids.flatMap((named, at) => (isKnown(named) ? [] : [{ keys: [...keys, at], code, named }]))
}
