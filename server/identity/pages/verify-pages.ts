import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml, strong } from '../../markup/rich-html.ts'
import { sendAgainPath } from '../constants.ts'
import type { Branded } from '../site.ts'
import { currentPassword, emailInput, inputField, usernameField, type Errors } from './fields.ts'
import { formPage, hiddenField } from './form-page.ts'
import { messagePage, toPortal } from './message-page.ts'

const confirmAction = '/identity/verify'

/** Opened from the mail. A button, since mail scanners open links and must not confirm anything. */
export function confirmPage(site: Branded, token: string, email: string): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.confirm.title'),
    lead: richHtml(t('identity.confirm.lead', { email }), { strong }),
    form: {
      action: confirmAction,
      fields: hiddenField('token', token),
      button: t('identity.confirm.yes'),
    },
  })
}

/**
 * The same in a browser that is not signed in to the account. The person who signed up knows the
 * password; a person who only reads the mail takes the address over by a new one, which ends what others
 * opened (ACC-1).
 */
export function confirmByPasswordPage(
  site: Branded,
  token: string,
  email: string,
  errors: Errors = {},
): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.confirm.title'),
    lead: richHtml(t('identity.confirm.byPassword', { email }), { strong }),
    errors,
    form: {
      action: confirmAction,
      fields: html`${hiddenField('token', token)} ${usernameField(email)}
      ${inputField(currentPassword(t), errors)}`,
      button: t('identity.confirm.submit'),
    },
    below: html`<p>
        ${richHtml(t('identity.confirm.forgotten'), {
          link: linkTo(`/identity/verify/new-password?token=${token}`),
        })}
      </p>
      <p>${t('identity.confirm.unwanted')}</p>`,
  })
}

export function confirmedPage(site: Branded): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.confirm.doneTitle'),
    text: t('identity.confirm.doneText'),
    actions: [toPortal(site)],
  })
}

/** For a confirmation mail that did not come or came too late. */
export function sendAgainPage(
  site: Branded,
  { email, errors = {} }: { email?: string; errors?: Errors } = {},
): Html {
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.confirm.againTitle'),
    lead: t('identity.confirm.againLead'),
    errors,
    form: {
      action: sendAgainPath,
      fields: inputField(emailInput(t, email, 'go'), errors),
      button: t('identity.sendAgain'),
    },
  })
}

/** Says the same whether or not there is such an account. */
export function sentAgainPage(site: Branded, email: string): Html {
  const { t } = site.texts
  return messagePage(site, {
    title: t('identity.reset.sentTitle'),
    text: richHtml(t('identity.confirm.sentAgain', { email }), { strong }),
    actions: [
      { label: t('identity.sendAgain'), href: sendAgainPath, look: 'secondary' },
      toPortal(site, 'quiet'),
    ],
  })
}
