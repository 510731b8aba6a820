import type { Branded } from '../site.ts'
import type { Errors } from './fields.ts'
import { html, type Html } from '../../markup/html.ts'

/** What the summary itself says; the other errors belong to a field of that name. */
export const general = 'general'

/**
 * All errors at the top of the page, each with a link to its field. Takes the focus when the page
 * opens, by `autofocus`, so that it is read out without any script.
 */
export function errorSummary({ texts: { t } }: Branded, errors: Errors): Html | null {
  const entries = Object.entries(errors)
  if (entries.length === 0) return null
  return html`<div class="summary" role="alert" tabindex="-1" autofocus aria-labelledby="summary">
    <h2 id="summary">${t('identity.problem')}</h2>
    <ul>
      ${entries.map(
        ([name, text]) =>
          html`<li>
            ${name === general ? text : html`<a href="#${name}"><span>${text}</span></a>`}
          </li>`,
      )}
    </ul>
  </div>`
}
