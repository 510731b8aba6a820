import type { MsalClient, SignedIn } from './msal-client.ts'
import type { SessionDependencies } from './session-dependencies.ts'

/** MSAL ready for use, and what the redirect that ended on this page came to. */
export type Started = {
  client: MsalClient
  result: SignedIn | null
  /** Why the redirect failed; handed out once, so that a second try starts afresh. */
  takeFailure(): Error | null
}

/**
 * Loads MSAL when first asked and finishes a redirect before anything else is done with it: an
 * abandoned sign-in would make the next one fail with interaction_in_progress.
 * @returns `start`, which rejects while settings or chunk cannot be loaded, and then tries again;
 *   `startAfresh`, after which the next start reads anew what other tabs have stored meanwhile
 */
export function createMsalStart(
  dependencies: Pick<SessionDependencies, 'environment' | 'loadClient' | 'page'>,
): { start: () => Promise<Started>; startAfresh: () => void } {
  let started: Promise<Started> | null = null
  let { hash } = dependencies.page

  async function load(): Promise<Started> {
    const { identity } = await dependencies.environment()
    const client = await dependencies.loadClient(identity)
    let failure: Error | null = null
    const result = await client.finishRedirect(hash).catch((error: unknown) => {
      failure = error instanceof Error ? error : new Error(String(error))
      return null
    })
    hash = ''
    const takeFailure = () => {
      const taken = failure
      failure = null
      return taken
    }
    return { client, result, takeFailure }
  }
  return {
    start() {
      started ??= load().catch((error: unknown) => {
        started = null
        throw error
      })
      return started
    },
    startAfresh() {
      started = null
    },
  }
}
