import type { KoaContextWithOIDC } from 'oidc-provider'
import { html, Html } from '../../markup/html.ts'
import { layout } from '../pages/layout.ts'
import { formPolicy } from '../pages/page-headers.ts'
import type { Site } from '../site.ts'
import { showPage } from './show-page.ts'

const form = /<form[^>]*method="post"[^>]*action="([^"]*)"[^>]*>([\s\S]*?)<\/form>/
const hiddenInput = /<input type="hidden" name="[^"<>]*" value="[^"<>]*"\/>/g

/**
 * Dresses the provider's pages that only post a form on. Theirs do it by an inline script, which a
 * strict policy forbids; ours by a script file, or by its button where there is no script.
 */
export function dressFormPages(site: Site) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    const parts = typeof ctx.body === 'string' ? form.exec(ctx.body) : null
    if (!parts) return
    const [, action = '', content = ''] = parts
    // Both were escaped by oidc-provider; only its hidden inputs are taken over.
    const inputs = new Html((content.match(hiddenInput) ?? []).join(''))
    ctx.set('content-security-policy', formPolicy)
    showPage(ctx, site, (seen) => {
      const { t } = seen.texts
      return layout(seen, {
        title: t('identity.oneMoment'),
        script: '/identity/submit.js',
        content: html`<h1>${t('identity.oneMoment')}</h1>
          <form method="post" action="${new Html(action)}" data-submit>
            ${inputs}
            <button class="primary" type="submit">${t('identity.continue')}</button>
          </form>`,
      })
    })
  }
}

/** The page that ends the session: nothing to ask, the person has already chosen to sign out. */
export function logoutForm(ctx: KoaContextWithOIDC, providerForm: string): void {
  ctx.body = providerForm.replace(
    '</form>',
    '<input type="hidden" name="logout" value="yes"/></form>',
  )
}
