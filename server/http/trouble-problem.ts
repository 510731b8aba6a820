import type { ProblemError } from '#src/contract/problem.ts'
import type { Trouble } from '../store/trouble.ts'
import { problem } from '../texts/problem.ts'

const problems = {
  away: problem(503, 'problems.database-unavailable'),
  locked: problem(503, 'problems.database-busy'),
  full: problem(507, 'problems.storage-full'),
} as const satisfies Record<Trouble, ProblemError>

/** What callers are told of a database or a disk in trouble. */
export function troubleProblem(trouble: Trouble): ProblemError {
  return problems[trouble]
}
