import { ProblemError } from '#src/contract/problem.ts'

/** 409: without this owner no member could decide for the organisation any more (ORG-3). */
export function lastOwner(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'last-owner',
    message: 'This is the last owner of the organisation. Make somebody else an owner first.',
  })
}

/** 404 for a membership that is not there, or is one of another organisation. */
export function unknownMember(): ProblemError {
  return new ProblemError({
    status: 404,
    code: 'unknown-member',
    message: 'This person is no longer a member of this organisation and does not ask to be one.',
  })
}

/** 409 for a role given to a person who only asks to join. */
export function notAccepted(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'not-accepted',
    message: 'This request has not been accepted yet.',
    field: 'status',
  })
}
