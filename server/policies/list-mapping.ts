import { startableStates, type VendorListState } from '#src/contract/buyers/vendor-list.ts'
import type { ColumnKind, ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import { problem } from '../texts/problem.ts'

/** Of these a list can have one column only: two would contradict, or be added up. */
const single: readonly ColumnKind[] = ['country', 'spend']
/** By one of these at least a vendor can be found. */
const telling: readonly ColumnKind[] = ['name', 'identifier', 'number', 'website']

/**
 * Lets rows be compared by what an editor has said of the columns.
 * @param isKnown whether there is such a kind of business number
 * @throws ProblemError 422 naming the column
 */
export function requireMapping(
  columns: readonly ColumnMeaning[],
  isKnown: (typeId: string) => boolean,
): void {
  for (const [at, column] of columns.entries()) {
    if (column.kind === 'identifier' && !isKnown(column.typeId))
      throw problem(422, 'problems.invalid.list-number', { field: `columns.${at}.typeId` })
    const isSecond = columns.findIndex(({ kind }) => kind === column.kind) < at
    if (isSecond && single.includes(column.kind))
      throw problem(422, 'problems.invalid.list-twice', { field: `columns.${at}.kind` })
  }
  if (!columns.some(({ kind }) => telling.includes(kind)))
    throw problem(422, 'problems.invalid.list-telling', { field: 'columns' })
}

/** @throws ProblemError 409 where the rows of a list cannot be compared now */
export function requireStartable(state: VendorListState): void {
  if (!startableStates.includes(state)) throw problem(409, 'problems.list-state.start')
}
