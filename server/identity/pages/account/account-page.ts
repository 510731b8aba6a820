import { html, type Html } from '#server/markup/html.ts'
import { richHtml, strong } from '#server/markup/rich-html.ts'
import type { Account } from '../../accounts/account-store.ts'
import { accountPath } from '../../constants.ts'
import type { Branded } from '../../site.ts'
import { errorSummary } from '../error-summary.ts'
import { languageField } from '../form-page.ts'
import { type Errors, currentPassword, inputField, newPassword, usernameField } from '../fields.ts'
import { layout } from '../layout.ts'
import { passkeyScript } from '../passkey-form.ts'
import type { AccountView } from './account-view.ts'
import { addressSection } from './address-section.ts'
import { factorSections } from './factor-sections.ts'
import { sessionsSection } from './sessions-section.ts'

/** What was just done, or why it was not; the fields of all forms have names of their own. */
export type AccountResult = {
  notice?: string
  errors?: Errors
  /** The new address as it was typed. */
  email?: string
}

/** Password, address, other proofs and sign-ins of the account that the browser is signed in to. */
export function accountPage(
  site: Branded,
  view: AccountView,
  { notice, errors = {}, email }: AccountResult = {},
): Html {
  const hasErrors = Object.keys(errors).length > 0
  const { t } = site.texts
  const title = t('identity-account.title')
  return layout(site, {
    title: hasErrors ? t('identity.errorTitle', { title }) : title,
    script: passkeyScript,
    content: html`<h1>${title}</h1>
      <p class="lead">
        ${richHtml(t('identity-account.lead', { email: view.account.email }), { strong })}
      </p>
      ${notice && html`<p class="notice" role="status">${notice}</p>`} ${errorSummary(site, errors)}
      ${passwordSection(site, view.account, errors)}
      ${addressSection(site, view, { email, errors })} ${factorSections(site, view.factors)}
      ${sessionsSection(site, view)}`,
  })
}

/** A new password for a person who knows the present one. */
function passwordSection(site: Branded, { email }: Account, errors: Errors): Html {
  const { t } = site.texts
  const present = {
    ...currentPassword(t),
    name: 'presentPassword',
    label: t('identity-account.password.present'),
    enterKey: 'next',
  } as const
  const fresh = {
    ...newPassword(t),
    name: 'newPassword',
    label: t('identity.fields.newPassword'),
  }
  return html`<section class="part" aria-labelledby="password-title">
    <h2 id="password-title">${t('identity-account.password.title')}</h2>
    <p class="hint">${t('identity-account.password.hint')}</p>
    <form method="post" action="${accountPath}/password" novalidate>
      ${languageField(site)} ${usernameField(email)} ${inputField(present, errors)}
      ${inputField(fresh, errors)}
      <button class="primary" type="submit">${t('identity-account.password.submit')}</button>
    </form>
    <p class="beside-form">
      <a href="/identity/reset/request">${t('identity.forgotPassword')}</a>
    </p>
  </section>`
}
