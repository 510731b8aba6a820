import { ProblemError } from '../../contract/problem.ts'

export type SignInFailure = 'cancelled' | 'offline' | 'failed'

/** What a failed sign-in means for the person: each kind has its own next step. */
export function signInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ProblemError)) return 'failed'
  if (error.status === 0) return 'offline'
  return error.code === 'sign-in-cancelled' ? 'cancelled' : 'failed'
}
