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
    const { uid, accountId } = session
    const { browser, system } = browserFamily(ctx.get('user-agent'))
    await db
      .insertInto('session_browsers')
      .columns(['uid', 'account_id', 'browser', 'system'])
      // A session may outlive its account, as in a request under way.
      .expression(({ selectFrom, val }) =>
        selectFrom('accounts')
          .select([val(uid).as('uid'), 'id', val(browser).as('browser'), val(system).as('system')])
          .where('id', '=', accountId),
      )
      .onConflict((conflict) =>
        conflict.column('uid').doUpdateSet({ account_id: accountId, browser, system }),
      )
      .execute()
  }
}
