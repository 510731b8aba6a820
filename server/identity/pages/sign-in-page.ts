import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { currentPassword, emailInput, inputField, longSessionField, type Errors } from './fields.ts'
import { formPage } from './form-page.ts'

/**
 * @param path address of the interaction, below which its pages are
 * @param form what was typed before, and what is wrong with it
 */
export function signInPage(
  site: Branded,
  path: string,
  { email, remember, errors = {} }: { email?: string; remember?: boolean; errors?: Errors } = {},
): Html {
  return formPage(site, {
    title: 'Log in',
    lead: html`New to ${site.brand.name}? <a href="${path}/sign-up">Create an account</a>`,
    errors,
    form: {
      action: `${path}/sign-in`,
      fields: html`${inputField(emailInput(email, 'next'), errors)}
        ${inputField(currentPassword, errors)}
        <p class="beside"><a href="${path}/reset">Forgot your password?</a></p>
        ${longSessionField(remember)}`,
      button: 'Log in',
    },
    below: html`<p class="cancel"><a href="${path}/cancel">Cancel</a></p>`,
  })
}
