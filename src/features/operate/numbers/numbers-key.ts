import { type NumberPeriod, numberPeriods } from '#src/contract/operate/numbers.ts'

/** What of the numbers an address asks for. */
export type NumbersWanted = { days: NumberPeriod; brand?: string }

/** @param query of an address; what is no period is the usual one */
export function numbersWanted(query: Readonly<Record<string, string>>): NumbersWanted {
  const { days, brand } = query
  const period = numberPeriods.find((one) => one === days) ?? '30'
  return { days: period, ...(brand && { brand }) }
}
