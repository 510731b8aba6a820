import type { LocalArea } from '../lib/local-area.ts'
import { mayHaveAccount } from './known-account.ts'
import { storedToken } from './stored-token.ts'

/**
 * Whether this browser holds traces of a user: an account, a token that outlived it, or data of a
 * user that are not deleted yet. Without any of them a page belongs to a guest for as long as it is
 * open, because signing in leads to another page.
 * @param page `window`, or what stands in for it
 */
export function hasUserTraces(page: Window, local: LocalArea): boolean {
  return (
    mayHaveAccount(page) || storedToken(page.document) !== null || Boolean(local.get('unforgotten'))
  )
}
