import { keepStep, type SignInStep } from '../../factors/sign-in-steps.ts'
import type { SignedInBrowser } from '../browser-account.ts'
import type { EmbeddedContext } from '../embedded-context.ts'

/** Keeps what is given on the account page under its session, so that a double tap is answered alike. */
export async function sessionStep(
  { db }: Pick<EmbeddedContext, 'db'>,
  { account, sessionUid }: SignedInBrowser,
): Promise<SignInStep> {
  const step = { uid: sessionUid, account, remember: false }
  await keepStep(db, step)
  return step
}
