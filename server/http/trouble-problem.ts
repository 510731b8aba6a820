import { ProblemError } from '#src/contract/problem.ts'
import type { Trouble } from '../store/trouble.ts'

const problems = {
  away: {
    status: 503,
    code: 'database-unavailable',
    message: 'The database does not answer. Please try again in a moment.',
  },
  locked: {
    status: 503,
    code: 'database-busy',
    message: 'The database is busy with something else. Please try again in a few seconds.',
  },
  full: {
    status: 507,
    code: 'storage-full',
    message: 'The server has no room left to keep this. It was not saved. Please try again later.',
  },
} as const satisfies Record<Trouble, object>

/** What callers are told of a database or a disk in trouble. */
export function troubleProblem(trouble: Trouble): ProblemError {
  return new ProblemError(problems[trouble])
}
