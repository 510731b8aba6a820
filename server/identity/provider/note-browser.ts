import type { Kysely } from 'kysely'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import { browserFamily } from '../accounts/browser-family.ts'

/**
 * Notes for each session of somebody in which kind of browser it is, so that people know theirs again
 * on the account page. Their address of the net is not kept, nor is the header as it came.
 */
export function noteBrowser(db: Kysely<Database>) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    const { session } = ctx.oidc ?? {}
    if (!session?.accountId || 'destroyed' in session) return
    const row = { account_id: session.accountId, ...browserFamily(ctx.get('user-agent')) }
    await db
      .insertInto('session_browsers')
      .values({ uid: session.uid, ended_at: null, ...row })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
      .execute()
  }
}
