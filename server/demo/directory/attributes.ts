import type { CompanySize } from '#src/contract/company-size.ts'
import { type Chance, partsOf } from './chance.ts'

/** Who ticks an attribute. */
type Rate = {
  readonly id: string
  /** Percent of all firms that it is asked of. */
  readonly share: number
  /** Percent in some countries, by codes with `|` between; the first that names the country counts. */
  readonly in?: Readonly<Record<string, number>>
  /** Times as many among small and among large firms. */
  readonly small?: number
  readonly large?: number
  readonly isOfGoods?: true
}

const west = 'US|CA|GB|IE|AU|NZ|DE|AT|CH|FR|BE|LU|NL|ES|PT|IT|SE|DK|NO|IS|FI|UY|CL|AR|TW|ZA'

const rates: readonly Rate[] = [
  { id: 'women-owned', share: 14, large: 0.3 },
  { id: 'minority-owned', share: 1, in: { ZA: 16, US: 11, 'GB|CA': 6, 'AU|NZ': 2 }, large: 0.4 },
  { id: 'indigenous-owned', share: 0.3, in: { FJ: 20, NZ: 10, 'AU|CA': 7, US: 2 }, large: 0.3 },
  { id: 'veteran-owned', share: 0.1, in: { US: 7, 'GB|CA': 2 } },
  { id: 'disability-owned', share: 1, large: 0.1 },
  { id: 'lgbtqi-owned', share: 0, in: { [west]: 1.6 }, large: 0.1 },
  { id: 'refugee-owned', share: 0.2, in: { 'DE|SE|CA|US|AU|GB|FR': 2.4 }, large: 0 },
  { id: 'youth-owned', share: 2, in: { 'KE|NG|RW|IN|GH|VN|ET': 7 }, large: 0 },
  { id: 'employee-owned', share: 2.4 },
  { id: 'family-owned', share: 28, large: 0.35 },
  { id: 'local-business', share: 18, small: 1.5, large: 0.1 },
  { id: 'regional-or-remote', share: 7, large: 0.4 },
  { id: 'start-up', share: 4, small: 1.8, large: 0 },
  { id: 'social-enterprise', share: 4, large: 0.3 },
  { id: 'not-for-profit', share: 1.2 },
  { id: 'charity', share: 0.6 },
  { id: 'disability-enterprise', share: 0.8 },
  { id: 'purpose-driven', share: 5 },
  { id: 'living-wage-payer', share: 8, in: { 'GB|NZ': 16 } },
  { id: 'pays-small-suppliers-promptly', share: 11, large: 1.4 },
  { id: 'modern-slavery-statement', share: 2, in: { 'GB|AU|CA': 9 }, small: 0.4, large: 6 },
  { id: 'supplier-code-of-conduct', share: 12, small: 0.5, large: 4 },
  { id: 'carbon-neutral-commitment', share: 7, large: 2.5 },
  { id: 'net-zero-target', share: 6, small: 0.5, large: 5 },
  { id: 'renewable-electricity', share: 15, large: 1.4 },
  { id: 'measures-emissions', share: 13, small: 0.5, large: 4.5 },
  { id: 'circular-products', share: 12, isOfGoods: true },
  { id: 'plastic-free-packaging', share: 10, isOfGoods: true, large: 0.5 },
  { id: 'diversity-policy', share: 10, small: 0.5, large: 4.5 },
  { id: 'apprentices-and-trainees', share: 15, small: 0.7, large: 2 },
  { id: 'community-giving', share: 8 },
]

/** Legal forms of cooperatives, as they stand in names. */
const cooperative = / eG$|SCOP|Coop|Co-op|Genossenschaft|Osk$/

/** Of whom the attributes are. */
export type Profiled = {
  readonly countryCode: string
  readonly size: CompanySize
  readonly name: string
  readonly kind: 'goods' | 'services'
}

/** What a firm ticks of who owns it and how it works, at rates as they are in the world. */
export function tickAttributes(
  chance: Chance,
  { countryCode, size, name, kind }: Profiled,
): string[] {
  const ticked = rates.filter(({ share, in: others = {}, small = 1, large = 1, isOfGoods }) => {
    const own = Object.entries(others).find(([codes]) => partsOf(codes).includes(countryCode))?.[1]
    const factor = size === 'LARGE' ? large : size === 'MEDIUM' ? 1 : small
    return (!isOfGoods || kind === 'goods') && chance.percent((own ?? share) * factor)
  })
  return [...(cooperative.test(name) ? ['cooperative'] : []), ...ticked.map(({ id }) => id)]
}
