import {
  mostVendorCandidates,
  type VendorReason,
  type VendorVerdict,
} from '#src/contract/vendors/vendor-match.ts'

/** What a row and a supplier have in common. */
export type Evidence = {
  /** A number that finds the supplier. */
  number: { typeId: string | null; isTelling: boolean } | null
  /** Whether another number of the row finds others. */
  isNumberOfAnother: boolean
  /** Whether a number of the row is right and finds nobody. */
  isNumberUnknown: boolean
  isDomainEqual: boolean
  isDomainOfAnother: boolean
  /** Null: the row has no name. */
  name: { isEqual: boolean; score: number } | null
  /** Null: not known of one of them. */
  isCountryEqual: boolean | null
  isTownEqual: boolean
}

/** From here on two names are alike. */
const alike = 0.8
/** What a name has to be where the number or the domain is the same, and only a wholly other name would surprise. */
const related = 0.4

/** How sure a row means a supplier; more is surer, null not at all. */
export function judge(evidence: Evidence): { verdict: VendorVerdict; strength: number } {
  const { number, isDomainEqual, name, isCountryEqual, isTownEqual } = evidence
  const score = name?.score ?? 0
  const isRelated = name === null || score >= related
  const isContradicted = evidence.isNumberOfAnother || evidence.isDomainOfAnother
  const strength =
    (number ? 4 : 0) +
    (isDomainEqual ? 2 : 0) +
    score +
    (isCountryEqual ? 0.5 : 0) +
    (isTownEqual ? 0.25 : 0)
  const is = (isMatch: boolean) => ({ verdict: isMatch ? 'match' : 'possible', strength }) as const

  if (number) {
    // Firms trade under other names, but not with a number that is right and in their country.
    const isSame = isRelated || (number.isTelling && isCountryEqual === true)
    const isAgreed = isCountryEqual !== false || score >= alike
    return is(
      isSame && isAgreed && (number.isTelling || score >= alike) && !evidence.isNumberOfAnother,
    )
  }
  // The firms of a group share a website, and each country has its own.
  if (isDomainEqual) return is(isRelated && isCountryEqual !== false && !isContradicted)
  if (name?.isEqual) {
    const isHere = isCountryEqual === true || (isCountryEqual === null && isTownEqual)
    return is(isHere && !isContradicted && !evidence.isNumberUnknown)
  }
  const needed = isCountryEqual === false ? (1 + alike) / 2 : alike
  return score >= needed ? is(false) : { verdict: 'none', strength }
}

/** What of the evidence a person is told. */
export function reasonsOf(evidence: Evidence): VendorReason[] {
  const { number, name, isCountryEqual } = evidence
  const reasons: (VendorReason | false)[] = [
    number !== null && { code: 'number-equal', typeId: number.typeId },
    evidence.isDomainEqual && { code: 'domain-equal' },
    name !== null && {
      code: name.isEqual ? 'name-equal' : name.score >= alike ? 'name-alike' : 'name-differs',
    },
    isCountryEqual !== null && { code: isCountryEqual ? 'country-equal' : 'country-differs' },
    evidence.isTownEqual && { code: 'town-equal' },
    evidence.isNumberOfAnother && { code: 'number-of-another' },
    evidence.isDomainOfAnother && { code: 'domain-of-another' },
    evidence.isNumberUnknown && number === null && { code: 'number-unknown' },
  ]
  return reasons.filter((one) => one !== false)
}

/** A supplier with what speaks for it. */
export type Judged<T> = { supplier: T; evidence: Evidence }

/** Chooses among the suppliers that a row may mean: the one that is meant, or up to three that may be. */
export function chooseAmong<T extends { no: number }>(
  judged: readonly Judged<T>[],
): { verdict: VendorVerdict; chosen: { supplier: T; reasons: VendorReason[] }[] } {
  const all = judged
    .map(({ supplier, evidence }) => ({ supplier, evidence, ...judge(evidence) }))
    .filter(({ verdict }) => verdict !== 'none')
    .toSorted((one, other) => other.strength - one.strength || one.supplier.no - other.supplier.no)
  const matches = all.filter(({ verdict }) => verdict === 'match')
  const [first, second] = matches
  const isOnly = !second || (first?.strength ?? 0) >= second.strength + 1
  if (first && isOnly && first === all[0])
    return {
      verdict: 'match',
      chosen: [{ supplier: first.supplier, reasons: reasonsOf(first.evidence) }],
    }
  const chosen = all.slice(0, mostVendorCandidates).map(({ supplier, evidence, verdict }) => ({
    supplier,
    reasons: [
      ...reasonsOf(evidence),
      ...(verdict === 'match' && matches.length > 1 ? [{ code: 'not-the-only-one' } as const] : []),
    ],
  }))
  return { verdict: chosen.length > 0 ? 'possible' : 'none', chosen }
}
