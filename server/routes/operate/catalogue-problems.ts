import type { OperatorScope } from '../../policies/operator.ts'
import { EntryRefused } from '../../store/catalogue/entry-refused.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../../texts/problem.ts'

/** @throws ProblemError 403 for an editor of some brands: the catalogue is that of all */
export function requireAllBrands(scope: OperatorScope): void {
  if (scope !== 'all') throw problem(403, 'problems.not-an-operator.catalogue')
}

/** @throws ProblemError for what the store refuses, else what it threw */
export function refusedEntry(error: unknown): never {
  throw error instanceof EntryRefused ? problemOf(error) : error
}

function problemOf({ id, refusal }: EntryRefused): ProblemError {
  switch (refusal.why) {
    case 'exists':
      return problem(409, 'problems.record-exists', { field: 'content.id' })
    case 'changed':
      return problem(409, 'problems.record-changed')
    case 'unknown':
      return problem(404, 'problems.unknown-record')
    case 'incomplete':
      return problem(422, 'problems.invalid.empty', { field: `content.${refusal.missing[0]}` })
    case 'is-merged':
      return problem(409, 'problems.unfit-entry.merged', { params: { into: refusal.into } })
    case 'is-retired':
      return problem(409, 'problems.unfit-entry.retired')
    case 'is-offered':
      return problem(409, 'problems.unfit-entry.offered')
    case 'into-itself':
      return problem(422, 'problems.unfit-merger.itself', { field: 'into' })
    case 'into-unknown':
      return problem(422, 'problems.unfit-merger.unknown', { field: 'into', params: { into: id } })
    case 'into-not-offered':
      return problem(422, 'problems.unfit-merger.not-offered', {
        ...{ field: 'into', params: { into: id } },
      })
  }
}
