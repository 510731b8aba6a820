import type { Texts } from '#src/i18n/texts.ts'
import { html } from '../markup/html.ts'
import { standalonePage } from '../markup/standalone-page.ts'

/** What visitors of an installation without any brand see; what is left to do, the log tells the operator. */
export function setUpPage({ t, language }: Texts): string {
  return standalonePage(
    language,
    t('standalone-pages.setUp.title'),
    html`<p>${t('standalone-pages.setUp.later')}</p>`,
  )
}
