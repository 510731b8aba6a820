import type { ProblemError } from '#src/contract/problem.ts'
import type { Leased } from '../../store/verification/leases.ts'
import { problem } from '../../texts/problem.ts'

/** 409: somebody else is at it. */
export function leasedProblem({ holder }: Leased): ProblemError {
  return problem(409, 'problems.leased.by', { params: { name: holder } })
}
