import type { Branded } from '../site.ts'
import { html, type Html } from '../../markup/html.ts'
import { hiddenField, languageField } from './form-page.ts'

/** The script of pages with passkeys: it asks the browser for one, and sends what came of that. */
export const passkeyScript = '/identity/passkey.js'

type PasskeyForm = {
  /** Where it is posted to. */
  action: string
  /** Whether the browser looks for a passkey or makes one. */
  way: 'get' | 'create'
  /** JSON, as the browser takes it. */
  options: string
  button: string
  look: 'primary' | 'secondary'
  /** What stands above the button. */
  fields?: Html | null
  /** Whether the browser offers a passkey in the field of the address already. */
  isInField?: boolean
}

/**
 * A form whose field is filled in by a passkey. It shows itself only by its script, in a browser that has
 * passkeys.
 */
export function passkeyForm(site: Branded, form: PasskeyForm): Html {
  const { t } = site.texts
  return html`<form
    method="post"
    action="${form.action}"
    data-passkeys="${form.way}"
    data-options="${form.options}"
    ${form.isInField && html`data-in-field`}
    novalidate
    hidden
  >
    ${languageField(site)} ${hiddenField('credential', '')} ${form.fields}
    <p class="error" role="alert" data-failed hidden>${t('identity-factors.passkey.noAnswer')}</p>
    ${
      form.way === 'create' &&
      html`<p class="error" role="alert" data-known hidden>
        ${t('identity-factors.passkey.known')}
      </p>`
    }
    <button class="${form.look}" type="submit">${form.button}</button>
  </form>`
}
