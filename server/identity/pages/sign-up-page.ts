import { html, type Html } from '../../markup/html.ts'
import type { SignUpForm } from '../accounts/sign-up-form.ts'
import type { Site } from '../site.ts'
import {
  emailInput,
  inputField,
  longSessionField,
  nameFields,
  newPassword,
  type Errors,
} from './fields.ts'
import { formPage } from './form-page.ts'

/**
 * @param path address of the interaction, below which its pages are
 * @param form what was typed before
 */
export function signUpPage(
  site: Pick<Site, 'brand' | 'links'>,
  path: string,
  form: Partial<Omit<SignUpForm, 'password'>> & { errors?: Errors } = {},
): Html {
  const { errors = {} } = form
  return formPage(site, {
    title: 'Create your account',
    lead: html`Already have one? <a href="${path}/sign-in">Log in</a>`,
    errors,
    form: {
      action: `${path}/sign-up`,
      fields: html`${nameFields(form, errors)} ${inputField(emailInput(form.email, 'next'), errors)}
        ${inputField(newPassword, errors)} ${longSessionField(form.remember)}
        <p class="hint">
          By creating an account you agree to the
          <a href="${site.links.terms}" target="_blank" rel="noreferrer"
            >terms of use (opens in a new tab)</a
          >. What happens to what you enter is in the
          <a href="${site.links.privacy}" target="_blank" rel="noreferrer"
            >privacy notice (opens in a new tab)</a
          >.
        </p>`,
      button: 'Create account',
    },
    below: html`<p class="cancel"><a href="${path}/cancel">Cancel</a></p>`,
  })
}
