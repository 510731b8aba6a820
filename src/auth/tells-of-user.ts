import type { LocalArea } from '../lib/local-area.ts'
import { mayHaveAccount } from './known-account.ts'
import { keptToken } from './kept-token.ts'

/**
 * Whether anything in this browser tells of a user: an account, a token that outlived it, or traces of
 * somebody who left. Without any of it a page belongs to a guest for as long as it is open, for whoever
 * signs in leaves it.
 */
export function tellsOfUser(page: Window, local: LocalArea): boolean {
  return (
    mayHaveAccount(page) || keptToken(page.document) !== null || Boolean(local.get('unforgotten'))
  )
}
