import { noTokenProblem } from '../contract/no-token-problem.ts'

/**
 * Makes one token refresh serve every request that failed with the same token (AUT-8): callers during
 * a refresh wait for it and are rejected together when it fails; one whose refusal arrives only after
 * the refresh takes its result.
 * @param refresh gives the new token, null when there is none
 */
export function refreshOnce(
  refresh: () => Promise<string | null>,
): (refused: string | null) => Promise<string> {
  let running: Promise<string> | null = null
  let replaced: { old: string; token: string } | null = null

  async function run(refused: string | null): Promise<string> {
    try {
      const token = await refresh()
      if (!token) throw noTokenProblem()
      replaced = refused ? { old: refused, token } : null
      return token
    } finally {
      running = null
    }
  }
  return (refused) => {
    if (replaced && replaced.old === refused) return Promise.resolve(replaced.token)
    running ??= run(refused)
    return running
  }
}
