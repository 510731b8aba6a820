import type { KoaContextWithOIDC } from 'oidc-provider'
import { embeddedTenant } from '../constants.ts'

const forms = `${embeddedTenant.pathPrefix}/interaction/`

/**
 * Tells a script that asks to sign in where the form is, where a browser is redirected to it: the portal's
 * page leaves for the form once it knows that there is one. Of all else it says nothing, so that the browser
 * goes there itself: a code is no business of scripts, and what is refused has a page that says so.
 */
export async function tellForm(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.oidc?.route !== 'authorization' || ctx.get('accept') !== 'application/json') return
  if (ctx.status >= 500) return
  const path = URL.parse(ctx.response.get('location'), ctx.oidc.issuer)?.pathname
  ctx.remove('location')
  ctx.status = 200
  ctx.body = path?.startsWith(forms) ? { form: path } : {}
}
