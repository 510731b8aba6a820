import type { Translate } from '#src/i18n/texts.ts'
import { html, type Html } from '../../markup/html.ts'
import { passwordLength } from '../accounts/password-rules.ts'
import { nameLength } from '../accounts/sign-up-form.ts'

export type Errors = Readonly<Partial<Record<string, string>>>

export type InputField = {
  name: string
  label: string
  type: 'email' | 'password' | 'text'
  autocomplete: string
  value?: string | undefined
  /** Keyboard of a phone for a code, which is no word of a language. */
  inputMode?: 'numeric' | 'text'
  hint?: string
  /** Key of the phone's keyboard that leads on. */
  enterKey: 'next' | 'go'
  maxLength: number
}

/** A labelled input with its hint and its error, tied together for screen readers. */
export function inputField(field: InputField, errors: Errors): Html {
  const { name, hint } = field
  const isWords = field.type === 'text' && !field.inputMode
  const error = errors[name]
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field" ${error && html`data-invalid`}>
    <label for="${name}">${field.label}</label>
    ${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${field.type}"
      value="${field.value ?? ''}"
      autocomplete="${field.autocomplete}"
      maxlength="${field.maxLength}"
      enterkeyhint="${field.enterKey}"
      dir="${isWords ? 'auto' : 'ltr'}"
      ${field.inputMode && html`inputmode="${field.inputMode}"`}
      ${!isWords && html`autocapitalize="none" autocorrect="off" spellcheck="false"`}
      ${described && html`aria-describedby="${described}"`}
      ${error && html`aria-invalid="true"`}
      required
    />
  </div>`
}

/** The box for a session that outlives the browser's; the whole line can be pressed. */
export function longSessionField(t: Translate, isChecked = false): Html {
  return html`<div class="check">
    <input
      id="keep"
      name="keep"
      type="checkbox"
      value="yes"
      aria-describedby="keep-hint"
      ${isChecked && html`checked`}
    />
    <label for="keep">${t('identity.fields.keep')}</label>
    <p class="hint" id="keep-hint">${t('identity.fields.keepHint')}</p>
  </div>`
}

/** Address and its rules, the same on every page. */
export function emailInput(
  t: Translate,
  value: string | undefined,
  enterKey: 'next' | 'go',
): InputField {
  return {
    name: 'email',
    label: t('identity.fields.email'),
    type: 'email',
    autocomplete: 'username',
    value,
    enterKey,
    maxLength: 254,
  }
}

/** The field for the password that an account has. */
export function currentPassword(t: Translate): InputField {
  return {
    name: 'password',
    label: t('identity.fields.password'),
    type: 'password',
    autocomplete: 'current-password',
    enterKey: 'go',
    maxLength: passwordLength.most,
  }
}

/** The field in which a password is chosen. */
export function newPassword(t: Translate): InputField {
  return {
    ...currentPassword(t),
    autocomplete: 'new-password',
    hint: t('identity.fields.passwordHint', { least: passwordLength.least }),
  }
}

/** The field for a code that an app shows. */
export function codeField(t: Translate): InputField {
  return {
    name: 'code',
    label: t('identity-factors.app.code'),
    hint: t('identity-factors.app.codeHint'),
    type: 'text',
    inputMode: 'numeric',
    autocomplete: 'one-time-code',
    enterKey: 'go',
    maxLength: 12,
  }
}

/** The field for a code of an app, or for a recovery code. @param code which of them the person can have */
export function anyCodeField(t: Translate, code: 'app' | 'recovery'): InputField {
  return code === 'app'
    ? {
        ...codeField(t),
        label: t('identity-factors.confirm.code'),
        hint: t('identity-factors.confirm.codeHint'),
        // A recovery code has letters.
        inputMode: 'text',
        maxLength: recoveryCodeLength,
      }
    : { ...recoveryCodeField(t), name: 'code' }
}

/** Characters that are taken of a recovery code, with whatever is between its groups. */
const recoveryCodeLength = 40

/** The field for a recovery code. */
export function recoveryCodeField(t: Translate): InputField {
  return {
    name: 'recoveryCode',
    label: t('identity-factors.recovery.code'),
    hint: t('identity-factors.recovery.codeHint'),
    type: 'text',
    inputMode: 'text',
    autocomplete: 'off',
    enterKey: 'go',
    maxLength: recoveryCodeLength,
  }
}

/** Tells password managers whose password it is, where the address is not typed. */
export function usernameField(email: string): Html {
  return html`<input
    class="unseen"
    type="text"
    name="email"
    value="${email}"
    autocomplete="username"
    readonly
    tabindex="-1"
    aria-hidden="true"
  />`
}

/** First and last name, side by side where there is room. */
export function nameFields(
  t: Translate,
  names: { firstName?: string | undefined; lastName?: string | undefined },
  errors: Errors,
): Html {
  const shared = { type: 'text', enterKey: 'next', maxLength: nameLength } as const
  const first = {
    name: 'firstName',
    label: t('identity.fields.firstName'),
    autocomplete: 'given-name',
  }
  const last = {
    name: 'lastName',
    label: t('identity.fields.lastName'),
    autocomplete: 'family-name',
  }
  return html`<div class="pair">
    ${inputField({ ...shared, ...first, value: names.firstName }, errors)}
    ${inputField({ ...shared, ...last, value: names.lastName }, errors)}
  </div>`
}
