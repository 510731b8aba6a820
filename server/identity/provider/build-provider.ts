import type { Kysely } from 'kysely'
import Provider, { errors, type KoaContextWithOIDC } from 'oidc-provider'
import type { Database } from '../../store/tables.ts'
import { browserFamily } from '../accounts/browser-family.ts'
import type { IdentityDependencies } from '../identity.ts'
import { expiredPage, failedPage, refusedPage, signedOutPage } from '../pages/message-pages.ts'
import type { Site } from '../site.ts'
import { addClientInfo } from './client-info.ts'
import { dressFormPages, logoutForm } from './form-pages.ts'
import type { Keys } from './keys.ts'
import { answerOwnFaults, statusOfFault } from './own-faults.ts'
import { providerConfiguration } from './provider-configuration.ts'
import { showForm } from './show-form.ts'
import { showPage } from './show-page.ts'

/** The provider as one site sees it; all sites share accounts, keys and sessions in the database. */
export function buildProvider(
  db: Kysely<Database>,
  keys: Keys,
  site: Site,
  log: IdentityDependencies['log'],
): Provider {
  const provider = new Provider(
    site.issuer,
    providerConfiguration(db, keys, site, {
      logoutSource: logoutForm,
      postLogoutSuccessSource(ctx) {
        showPage(ctx, site, signedOutPage)
      },
      renderError(ctx, _out, error) {
        showPage(ctx, site, pageFor(error))
      },
    }),
  )
  // Scheme and host are set by ours, from the site, before a request reaches the provider.
  provider.proxy = true
  provider.use(answerOwnFaults(site, log))
  provider.use(showForm(db, site))
  provider.use(addClientInfo)
  provider.use(noteBrowser(db))
  provider.use(dressFormPages(site))
  provider.on('server_error', (ctx, error) => {
    log.error({ err: error }, 'identity provider failed')
    ctx.status = statusOfFault(error)
  })
  return provider
}

function pageFor(error: Error) {
  if (error instanceof errors.SessionNotFound) return expiredPage
  return error instanceof errors.OIDCProviderError ? refusedPage : failedPage
}

/**
 * Stores for each session of an account the kind of browser, so that people know theirs again on the
 * account page. The IP address is not stored, nor is the header as it came.
 */
function noteBrowser(db: Kysely<Database>) {
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
