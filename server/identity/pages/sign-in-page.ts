import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml } from '../../markup/rich-html.ts'
import type { Branded } from '../site.ts'
import { currentPassword, emailInput, inputField, longSessionField, type Errors } from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { passkeyForm, passkeyScript } from './passkey-form.ts'

/** What was typed before, and what is wrong with it. */
export type SignInForm = { email?: string; remember?: boolean; errors?: Errors }

/**
 * @param path address of the interaction, below which its pages are
 * @param passkey asks the browser for one, as JSON; null where it can have none
 */
export function signInPage(
  site: Branded,
  path: string,
  passkey: string | null,
  { email, remember, errors = {} }: SignInForm = {},
): Html {
  const { t } = site.texts
  const address = emailInput(t, email, 'next')
  const autocomplete = passkey ? `${address.autocomplete} webauthn` : address.autocomplete
  return formPage(site, {
    title: t('identity.logIn'),
    lead: richHtml(t('identity.signIn.lead', { brand: site.brand.name }), {
      link: linkTo(`${path}/sign-up`),
    }),
    errors,
    form: {
      action: `${path}/sign-in`,
      fields: html`${inputField({ ...address, autocomplete }, errors)}
        ${inputField(currentPassword(t), errors)}
        <p class="beside"><a href="${path}/reset">${t('identity.forgotPassword')}</a></p>
        ${longSessionField(t, remember)}`,
      button: t('identity.logIn'),
    },
    below: html`${passkey && byPasskey(site, path, passkey)}
      <p class="cancel"><a href="${path}/cancel">${t('identity.cancel')}</a></p>`,
    ...(passkey && { script: passkeyScript }),
  })
}

function byPasskey(site: Branded, path: string, options: string): Html {
  return passkeyForm(site, {
    action: `${path}/passkey`,
    way: 'get',
    options,
    isInField: true,
    button: site.texts.t('identity-factors.passkey.logIn'),
    look: 'secondary',
    // What stands in the other form goes along, to be there again where the passkey is refused.
    fields: html`${hiddenField('keep', '')} ${hiddenField('email', '')}`,
  })
}
