import { ProblemError } from '../contract/problem.ts'
import { onlyOnline } from './only-online.ts'
import type { SignInWish } from './read-wish.ts'
import { safeReturnTo } from './safe-return-to.ts'
import type { SessionCore } from './session-core.ts'
import type { SessionPage } from './session-dependencies.ts'
import { kindOf, SignInFailure } from './sign-in-failure.ts'

/**
 * The work of /auth/validate once the first check is done (AUT-3).
 * @param isThere whether the portal's server answers, asked beside that check: whoever leaves for the
 *   provider without a network ends on the browser's own page, which says nothing of ours
 * @returns where to go now, or 'redirecting' while the page is being left
 * @throws ProblemError `sign-in-cancelled`, `sign-in-failed`, or status 0 without a network
 */
export async function validate(
  core: SessionCore,
  page: Pick<SessionPage, 'hash'>,
  { option, returnTo: wish, isAnew }: SignInWish,
  isThere: Promise<boolean>,
): Promise<{ to: string } | 'redirecting'> {
  try {
    const { client, result, takeFailure } = await core.start()
    const to = safeReturnTo(result?.returnTo ?? wish ?? askedFor(page.hash))
    const failure = takeFailure()
    if (failure && kindOf(failure) !== 'forgot-password') throw failure
    // Whoever has come back from the provider has just proved who they are.
    const isProved = !isAnew || result !== null
    if (core.state.user && !core.state.requiresReAuthentication && isProved) return { to }
    // A redirect that returned no user would be followed by the same one again.
    if (result && !core.state.user) throw new SignInFailure('refused')
    const policy = failure ? 'reset' : option
    await onlyOnline(isThere, client.redirect(policy, to, { isThere, isAnew }))
    return 'redirecting'
  } catch (failure) {
    const isKnown = core.state.user !== null && !isAnew
    if (isKnown && kindOf(failure) === 'network') return { to: safeReturnTo(wish) }
    throw problemOf(failure)
  }
}

/** The provider sends back what it was given, also with a refusal: `{MSAL's part}|{ours}`. */
function askedFor(hash: string): string | null {
  const state = new URLSearchParams(hash.replace(/^#/, '')).get('state')
  return state?.split('|')[1] ?? null
}

function problemOf(failure: unknown): ProblemError {
  switch (kindOf(failure)) {
    case 'network':
      return new ProblemError({
        status: 0,
        code: 'no-answer',
        reason: 'sign-in',
        message: 'The sign-in service cannot be reached. Check your connection and try again.',
      })
    case 'cancelled':
      return new ProblemError({
        status: 401,
        code: 'sign-in-cancelled',
        message: 'You cancelled. Nothing was changed.',
      })
    default:
      return new ProblemError({
        status: 401,
        code: 'sign-in-failed',
        message: 'You could not be logged in. Please try again.',
      })
  }
}
