import { html, type Html } from '../../markup/html.ts'
import { richHtml, strong } from '../../markup/rich-html.ts'
import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import {
  emailInput,
  inputField,
  nameFields,
  newPassword,
  usernameField,
  type Errors,
} from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage } from './message-page.ts'

/** Where the pages lead, inside a sign-in or on their own. */
export type ResetLinks = { request: string; signIn: string; cancel: string | null }

/** Asks for the address to which the link goes. */
export function resetRequestPage(
  site: Branded,
  links: ResetLinks,
  { email, errors = {} }: { email?: string; errors?: Errors } = {},
): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.reset.title'),
    lead: t('identity.reset.lead'),
    errors,
    form: {
      action: links.request,
      fields: inputField(emailInput(t, email, 'go'), errors),
      button: t('identity.reset.submit'),
    },
    below: html`<p class="cancel">
      <a href="${links.signIn}">${t('identity.backToLogIn')}</a>
      ${links.cancel && html`<a href="${links.cancel}">${t('identity.cancel')}</a>`}
    </p>`,
  })
}

/** Says the same whether or not there is such an account. */
export function resetSentPage(site: Branded, links: ResetLinks, email: string): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.reset.sentTitle'),
    text: richHtml(t('identity.reset.sentText', { email }), { strong }),
    more: html`<p>${t('identity.reset.nothing')}</p>`,
    actions: [
      { label: t('identity.sendAgain'), href: links.request, look: 'secondary' },
      { label: t('identity.backToLogIn'), href: links.signIn, look: 'quiet' },
    ],
  })
}

export type NewPasswordForm = {
  /** Where it is posted to. */
  action: string
  token: string
  email: string
  /** Given as long as the address is not confirmed: the sign-up with it may have been a stranger's. */
  names: { firstName: string; lastName: string } | null
}

/** Opened from the mail: asks for the new password. */
export function newPasswordPage(
  site: Branded,
  { action, token, email, names }: NewPasswordForm,
  errors: Errors = {},
): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.reset.newTitle'),
    lead: richHtml(t('identity.reset.newLead', { email }), { strong }),
    errors,
    form: {
      action,
      fields: html`${hiddenField('token', token)}
      ${names && html`<p>${t('identity.reset.names')}</p>`} ${names && nameFields(t, names, errors)}
      ${usernameField(email)}
      ${inputField({ ...newPassword(t), label: t('identity.fields.newPassword') }, errors)}`,
      button: t('identity.reset.save'),
    },
  })
}

export function resetDonePage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.reset.doneTitle'),
    text: t('identity.reset.doneText'),
    actions: [{ label: t('identity.logIn'), href: signInAgainPath }],
  })
}
