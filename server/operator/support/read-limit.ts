import type { OptionSpec } from '../command.ts'
import { UsageError } from '../operator-error.ts'

const usual = 100
const most = 10_000

export const limitOption = {
  type: 'string',
  value: 'N',
  help: `How many to show at most; ${usual} unless said otherwise.`,
} as const satisfies OptionSpec

/** @throws UsageError for what is no whole number from 1 to 10,000 */
export function readLimit(value: string | undefined): number {
  const limit = value === undefined ? usual : Number(value)
  if (Number.isInteger(limit) && limit >= 1 && limit <= most) return limit
  throw new UsageError(`--limit must be a whole number from 1 to ${most}, not '${value}'.`)
}

/** Cuts a list that was read with one row more than wanted, to know whether there are more. */
export function cutTo<Row>(rows: readonly Row[], limit: number): { rows: Row[]; more: boolean } {
  return { rows: rows.slice(0, limit), more: rows.length > limit }
}
