import type { Translate } from '#src/i18n/texts.ts'
import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml, strong } from '../../markup/rich-html.ts'
import { signInAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { currentPassword, inputField, usernameField, type Errors } from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage } from './message-page.ts'

export type JoinForm = {
  token: string
  email: string
  /** Whether the browser is signed in to the new account: then its password is not asked for. */
  isOwnBrowser: boolean
  /** Names of the organisations that the new account belongs to or asks to belong to. */
  organisations: readonly string[]
}

/** Opened from the mail where the address belongs to another account already. */
export function joinPage(site: Branded, form: JoinForm, errors: Errors = {}): Html {
  const { t } = site.texts
  const { token, email, isOwnBrowser } = form
  const passwordBefore = { ...currentPassword(t), label: t('identity.join.before') }
  const passwordOfNew = {
    ...currentPassword(t),
    name: 'newPassword',
    label: t('identity.join.new'),
    enterKey: 'next',
  } as const
  return formPage(site, {
    title: t('identity.join.title'),
    lead: leadOf(t, form),
    errors,
    form: {
      action: '/identity/join',
      fields: html`${hiddenField('token', token)} ${usernameField(email)}
      ${!isOwnBrowser && inputField(passwordOfNew, errors)} ${inputField(passwordBefore, errors)}`,
      button: t('identity.join.submit'),
    },
    below: html`<p>
        ${richHtml(t('identity.join.forgotten'), { link: linkTo('/identity/reset/request') })}
      </p>
      <p>${t('identity.join.notYou')}</p>`,
  })
}

/** The browser is signed in to the account that remains, or will be once its second factor is given. */
export function joinedPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.join.doneTitle'),
    text: t('identity.join.doneText'),
    actions: [{ label: t('identity.join.goOn'), href: signInAgainPath }],
  })
}

/** What moves to the account of before; with a list it goes on in a paragraph behind that. */
function leadOf(t: Translate, { email, organisations }: JoinForm): Html {
  if (organisations.length === 0) return richHtml(t('identity.join.lead', { email }), { strong })
  const names = organisations.map((name) => html`<li dir="auto">${name}</li>`)
  return html`${richHtml(t('identity.join.leadPlaces', { email }), { strong })}</p>
      <ul>${names}</ul>
      <p>${t('identity.join.ends')}`
}
