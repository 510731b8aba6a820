import { claimKinds } from '#src/contract/operate/claims.ts'
import type { ClaimQuery } from '#src/data/operate-claims-data.ts'
import { claimsPath } from '../paths.ts'
import { go, hrefOf, placeNow } from '../place.ts'
import { isCountry } from '../queue/queue-key.ts'

/** What of the claims is shown, as the address says. */
export type ClaimFilters = Pick<ClaimQuery, 'kind' | 'country'>

/** Reads the filters of an address; what is none of them is left out. */
export function readClaimFilters({
  kind,
  country,
}: Readonly<Record<string, string>>): ClaimFilters {
  const known = claimKinds.find((one) => one === kind)
  return { ...(known && { kind: known }), ...(country && isCountry(country) && { country }) }
}

/** Shows a claim, or only the list, under the filters of this moment. */
export function goToClaim(item: string | null): void {
  const { query } = placeNow()
  const href = hrefOf(claimsPath, { ...readClaimFilters(query), item: item ?? undefined })
  go(href, { replace: query['item'] !== undefined })
}
