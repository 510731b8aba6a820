import type { ProblemError } from '#src/contract/problem.ts'
import { problem } from '../texts/problem.ts'

/** 409: without this owner no member could decide for the organisation any more (ORG-3). */
export function lastOwner(): ProblemError {
  return problem(409, 'problems.last-owner')
}

/** 404 for a membership that is not there, or is one of another organisation. */
export function unknownMember(): ProblemError {
  return problem(404, 'problems.unknown-member')
}

/** 409 for a role given to a person who only asks to join. */
export function notAccepted(): ProblemError {
  return problem(409, 'problems.not-accepted', { field: 'status' })
}
