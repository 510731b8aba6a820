import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Kysely } from 'kysely'
import type { Database } from '../../store/tables.ts'
import { embeddedTenant, policies } from '../constants.ts'
import { passkeyRequest } from '../factors/passkey-options.ts'
import { firstPage } from '../pages/first-page.ts'
import { formPolicy } from '../pages/page-headers.ts'
import type { Site } from '../site.ts'
import { showPage } from './show-page.ts'

const forms = `${embeddedTenant.pathPrefix}/interaction/`

/**
 * Shows the form of a sign-in where it is asked for, as Azure AD B2C does, instead of redirecting to it: on a
 * phone's line that is a way there and back for an answer that shows nothing.
 */
export function showForm(db: Kysely<Database>, site: Site) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    if (ctx.oidc?.route !== 'authorization') return
    const path = URL.parse(ctx.response.get('location'), ctx.oidc.issuer)?.pathname
    if (!path?.startsWith(forms)) return
    ctx.remove('location')
    ctx.status = 200
    const policy = ctx.oidc.params?.['p']
    const isSignIn = policy !== policies.signUp && policy !== policies.reset
    const asked = { purpose: 'sign-in', boundTo: path.slice(forms.length) } as const
    const passkey = isSignIn ? await passkeyRequest(db, site, asked) : null
    if (passkey) ctx.set('content-security-policy', formPolicy)
    showPage(ctx, site, (branded) => firstPage({ ...site, ...branded }, policy, path, passkey))
  }
}
