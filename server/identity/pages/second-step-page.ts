import type { Translate } from '#src/i18n/texts.ts'
import { html, type Html } from '../../markup/html.ts'
import { richHtml, strong } from '../../markup/rich-html.ts'
import type { Branded } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import { codeField, type Errors, inputField, recoveryCodeField } from './fields.ts'
import { languageField } from './form-page.ts'
import { layout } from './layout.ts'
import { passkeyForm, passkeyScript } from './passkey-form.ts'

export type SecondStepForm = {
  email: string
  /** Asks the browser for a passkey, as JSON; null where the account has none on this host. */
  passkey: string | null
  /** Hosts on which its passkeys work, where none works on this one. */
  elsewhere: readonly string[]
  hasApp: boolean
}

/**
 * Asks for more than the password, which was right.
 * @param path address of the interaction, below which its pages are
 */
export function secondStepPage(
  site: Branded,
  path: string,
  { email, passkey, elsewhere, hasApp }: SecondStepForm,
  errors: Errors = {},
): Html {
  const { t } = site.texts
  const title = t('identity-factors.step.title')
  const hasErrors = Object.keys(errors).length > 0
  return layout(site, {
    title: hasErrors ? t('identity.errorTitle', { title }) : title,
    script: passkeyScript,
    content: html`<h1>${title}</h1>
      <p class="lead">${richHtml(t('identity-factors.step.lead', { email }), { strong })}</p>
      ${errorSummary(site, errors)} ${hasApp && codeForm(site, path, errors)}
      ${passkey && byPasskey(site, path, passkey, hasApp)}
      ${elsewhere.length > 0 && hint(t, elsewhere)}
      ${recovery(site, path, errors, !hasApp || errors['recoveryCode'] !== undefined)}
      <p class="cancel">
        <a href="${path}/sign-in">${t('identity.backToLogIn')}</a>
        <a href="${path}/cancel">${t('identity.cancel')}</a>
      </p>`,
  })
}

function codeForm(site: Branded, path: string, errors: Errors): Html {
  const { t } = site.texts
  return html`<form method="post" action="${path}/second-step/code" novalidate>
    ${languageField(site)} ${inputField(codeField(t), errors)}
    <button class="primary" type="submit">${t('identity.logIn')}</button>
  </form>`
}

function byPasskey(site: Branded, path: string, options: string, hasApp: boolean): Html {
  const { t } = site.texts
  return html`<p class="hint beside-form" data-without-passkeys>
      ${t('identity-factors.passkey.unable')}
    </p>
    ${passkeyForm(site, {
      action: `${path}/second-step/passkey`,
      way: 'get',
      options,
      button: t('identity-factors.passkey.use'),
      look: hasApp ? 'secondary' : 'primary',
    })}`
}

function hint(t: Translate, hosts: readonly string[]): Html {
  const named = [...new Set(hosts)].join(', ')
  return html`<p class="hint beside-form">
    ${t('identity-factors.passkey.elsewhere', { hosts: named })}
  </p>`
}

/** For whoever has lost what they set up. */
function recovery(site: Branded, path: string, errors: Errors, isOpen: boolean): Html {
  const { t } = site.texts
  return html`<details class="other-way" ${isOpen && html`open`}>
    <summary>${t('identity-factors.recovery.useInstead')}</summary>
    <form method="post" action="${path}/second-step/recovery" novalidate>
      ${languageField(site)} ${inputField(recoveryCodeField(t), errors)}
      <button class="secondary" type="submit">${t('identity-factors.recovery.use')}</button>
    </form>
  </details>`
}
