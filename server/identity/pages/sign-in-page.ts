import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { currentPassword, emailInput, inputField, longSessionField, type Errors } from './fields.ts'
import { formPage } from './form-page.ts'

/** @param path address of the interaction, below which its pages are */
export function signInPage(
  site: Branded,
  path: string,
  { email, keep, errors = {} }: { email?: string; keep?: boolean; errors?: Errors } = {},
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
        ${longSessionField(keep)}`,
      button: 'Log in',
    },
    below: html`<p class="cancel"><a href="${path}/cancel">Cancel</a></p>`,
  })
}
