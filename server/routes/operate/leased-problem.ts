import type { ProblemError } from '#src/contract/problem.ts'
import { Leased } from '../../store/verification/leases.ts'
import { problem } from '../../texts/problem.ts'

/** 409: somebody else is at it. */
export function leasedProblem({ holder }: Leased): ProblemError {
  return problem(409, 'problems.leased.by', { params: { name: holder } })
}

/** @throws ProblemError 409 where somebody else is at it, else what was thrown */
export function refuseLeased(error: unknown): never {
  throw error instanceof Leased ? leasedProblem(error) : error
}
