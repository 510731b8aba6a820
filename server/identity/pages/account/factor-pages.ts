import { accountPath, factorPaths } from '../../constants.ts'
import { html, type Html } from '#server/markup/html.ts'
import { passkeyLimits } from '../../factors/passkeys.ts'
import type { Branded } from '../../site.ts'
import {
  anyCodeField,
  codeField,
  currentPassword,
  inputField,
  usernameField,
  type Errors,
} from '../fields.ts'
import { formPage, hiddenField } from '../form-page.ts'
import { layout } from '../layout.ts'
import { passkeyForm, passkeyScript } from '../passkey-form.ts'
import { qrPicture } from '../qr-picture.ts'
import { errorSummary } from '../error-summary.ts'

/** A change of what proves somebody beside their password. */
export type FactorChange = 'addPasskey' | 'removePasskey' | 'addApp' | 'removeApp' | 'renewCodes'

export type Confirmation = {
  change: FactorChange
  email: string
  /** The passkey that the change is about. */
  about: string
  /** Asks the browser for a passkey, as JSON; null where the account has none on this host. */
  passkey: string | null
  /** Which codes the person can have; null: none, for the account has no second factor. */
  code: 'app' | 'recovery' | null
}

/** Asks for a passkey, or for the password and a code where there is a second factor, before a change. */
export function confirmChangePage(
  site: Branded,
  { change, email, about, passkey, code }: Confirmation,
  errors: Errors = {},
): Html {
  const { t } = site.texts
  const action = factorPaths[change]
  const carried = about ? hiddenField('passkey', about) : null
  return formPage(site, {
    title: t('identity-factors.confirm.title'),
    lead: t(`identity-factors.confirm.${change}`),
    errors,
    script: passkeyScript,
    form: {
      action,
      fields: html`${carried} ${usernameField(email)} ${inputField(currentPassword(t), errors)}
      ${code && inputField(anyCodeField(t, code), errors)}`,
      button: t('identity.continue'),
    },
    below: html`${
      passkey &&
      passkeyForm(site, {
        action,
        way: 'get',
        options: passkey,
        button: t('identity-factors.passkey.use'),
        look: 'secondary',
        fields: carried,
      })
    }
    ${backToAccount(site)}`,
  })
}

/**
 * Has the browser make a passkey.
 * @param options as the browser takes them, as JSON
 * @param name by which the person is to know it again
 */
export function newPasskeyPage(
  site: Branded,
  options: string,
  name: string,
  errors: Errors = {},
): Html {
  const { t } = site.texts
  const title = t('identity-factors.passkey.add')
  const field = {
    name: 'name',
    label: t('identity-factors.passkey.name'),
    hint: t('identity-factors.passkey.nameHint'),
    type: 'text',
    autocomplete: 'off',
    enterKey: 'go',
    value: name,
    maxLength: passkeyLimits.nameLength,
  } as const
  return layout(site, {
    title: Object.keys(errors).length > 0 ? t('identity.errorTitle', { title }) : title,
    script: passkeyScript,
    content: html`<h1>${title}</h1>
      <p class="lead">${t('identity-factors.passkey.addLead')}</p>
      ${errorSummary(site, errors)}
      <p class="hint beside-form" data-without-passkeys>${t('identity-factors.passkey.unable')}</p>
      ${passkeyForm(site, {
        action: factorPaths.newPasskey,
        way: 'create',
        options,
        button: t('identity-factors.passkey.create'),
        look: 'primary',
        fields: inputField(field, errors),
      })}
      ${backToAccount(site)}`,
  })
}

export type AppSetUp = {
  secret: string
  /** Shows that the secret is ours, for this session and not long ago. */
  seal: string
  /** What the picture says to an app. */
  address: string
}

/** Shows the secret of an app, and asks for the first code that comes of it. */
export function appSetUpPage(
  site: Branded,
  { secret, seal, address }: AppSetUp,
  errors: Errors = {},
): Html {
  const { t } = site.texts
  const groups = secret.replaceAll(/.{4}(?=.)/g, '$& ')
  return formPage(site, {
    title: t('identity-factors.app.add'),
    lead: html`${t('identity-factors.app.lead')}`,
    errors,
    form: {
      action: factorPaths.confirmApp,
      fields: html`${qrPicture(address, t('identity-factors.app.picture'))}
        <div>
          <p>${t('identity-factors.app.typed')}</p>
          <p><code class="typed" dir="ltr">${groups}</code></p>
        </div>
        ${hiddenField('secret', secret)} ${hiddenField('seal', seal)}
        ${inputField(codeField(t), errors)}`,
      button: t('identity-factors.app.submit'),
    },
    below: backToAccount(site),
  })
}

/** Shows the recovery codes, this once. */
export function recoveryCodesPage(site: Branded, notice: string, codes: readonly string[]): Html {
  const { t } = site.texts
  return layout(site, {
    title: t('identity-factors.recovery.title'),
    content: html`<h1>${t('identity-factors.recovery.title')}</h1>
      <p class="notice" role="status">${notice}</p>
      <p class="lead">${t('identity-factors.recovery.lead')}</p>
      <ol class="codes">
        ${codes.map((code) => html`<li><code class="typed" dir="ltr">${code}</code></li>`)}
      </ol>
      <p class="actions">
        <a class="primary" href="${accountPath}">${t('identity-factors.recovery.kept')}</a>
      </p>`,
  })
}

function backToAccount({ texts: { t } }: Branded): Html {
  return html`<p class="cancel"><a href="${accountPath}">${t('identity.cancel')}</a></p>`
}
