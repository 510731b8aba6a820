import type { Texts } from '#src/i18n/texts.ts'
import { html } from '../markup/html.ts'
import { richHtml, strong } from '../markup/rich-html.ts'
import { standalonePage } from '../markup/standalone-page.ts'
import { firstBrandCommand } from '../operator/first-brand.ts'

/**
 * What stands at a host to which no brand belongs: visitors learn that there is nothing for them, and
 * the operator what is left to do.
 * @param host with its port, as it was asked for
 */
export function noBrandPage({ t, language }: Texts, host: string): string {
  const code = (inner: string) => html`<code dir="ltr">${inner}</code>`
  return standalonePage(
    language,
    t('standalone-pages.noBrand.title'),
    html`<p>${richHtml(t('standalone-pages.noBrand.mistyped', { host }), { strong })}</p>
      <h2>${t('standalone-pages.noBrand.operators')}</h2>
      <p>${t('standalone-pages.noBrand.command')}</p>
      <pre dir="ltr"><code>${firstBrandCommand(host)}</code></pre>
      <p>${richHtml(t('standalone-pages.noBrand.manual'), { code })}</p>`,
  )
}
