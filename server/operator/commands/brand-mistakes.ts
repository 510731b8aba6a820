import type { Brand } from '#src/contract/brand.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { type LookupFault, type Lookups, lookupFaults } from '../../brand-faults/lookup-faults.ts'
import { ownFaultInWords, ownTextFaults } from '../../texts/own-text-faults.ts'

/** What a brand names that is not there, and which of its own texts cannot be shown, each with the path of its field. */
export function brandMistakes(
  brand: Pick<Brand, 'id' | 'searchConstraints' | 'associatedPortfolios' | 'brandImages'> &
    Pick<StoredBrand, 'texts'>,
  lookups: Lookups,
): string[] {
  return [
    ...lookupFaults(brand, lookups).map(
      (fault) => `${fault.keys.join('.')}: there is no ${whatOf(fault, brand.id)}`,
    ),
    ...ownTextFaults(brand.texts).map(
      (fault) => `${fault.keys.join('.')}: ${ownFaultInWords(fault)}`,
    ),
  ]
}

function whatOf({ code, named }: LookupFault, brandId: string): string {
  switch (code) {
    case 'no-picture':
      return (
        `picture ${named}. Put it there with ‘brands pictures ${brandId} FOLDER’, or name one of ` +
        'another site by https'
      )
    case 'unknown-portfolio':
      return `portfolio in associatedPortfolios '${named}'`
    default:
      return `${code === 'unknown-location' ? 'location' : 'credential'} '${named}'`
  }
}
