import type { SignUpForm } from '../accounts/sign-up-form.ts'
import type { Site } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import {
  checkboxField,
  emailInput,
  inputField,
  nameFields,
  newPassword,
  type Errors,
} from './fields.ts'
import { html, type Html } from '../../markup/html.ts'
import { layout } from './layout.ts'

/**
 * @param path address of the interaction, below which its pages are
 * @param form what was typed before
 */
export function signUpPage(
  site: Pick<Site, 'brand' | 'links'>,
  path: string,
  form: Partial<Omit<SignUpForm, 'password'>> & { errors?: Errors } = {},
): Html {
  const errors = form.errors ?? {}
  return layout(site, {
    title: form.errors ? 'Error: Create your account' : 'Create your account',
    content: html`<h1>Create your account</h1>
      <p class="lead">Already have one? <a href="${path}/sign-in">Log in</a></p>
      ${errorSummary(errors)}
      <form method="post" action="${path}/sign-up" novalidate>
        ${nameFields(form, errors)} ${inputField(emailInput(form.email, 'next'), errors)}
        ${inputField(newPassword, errors)}
        ${checkboxField({
          name: 'keep',
          label: 'Keep me logged in',
          hint: 'For 30 days. Only on a device that is yours.',
          checked: form.keep ?? false,
        })}
        <p class="hint">
          By creating an account you agree to the
          <a href="${site.links.terms}" target="_blank" rel="noreferrer"
            >terms of use (opens in a new tab)</a
          >. What happens to what you enter is in the
          <a href="${site.links.privacy}" target="_blank" rel="noreferrer"
            >privacy notice (opens in a new tab)</a
          >.
        </p>
        <button class="primary" type="submit">Create account</button>
      </form>
      <p class="cancel"><a href="${path}/cancel">Cancel</a></p>`,
  })
}
