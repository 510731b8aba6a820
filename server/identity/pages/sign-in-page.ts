import type { Branded } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import { checkboxField, currentPassword, emailInput, inputField, type Errors } from './fields.ts'
import { html, type Html } from '../../markup/html.ts'
import { layout } from './layout.ts'

/** @param path address of the interaction, below which its pages are */
export function signInPage(
  site: Branded,
  path: string,
  form: { email?: string | undefined; keep?: boolean; errors?: Errors } = {},
): Html {
  const errors = form.errors ?? {}
  return layout(site, {
    title: errors === form.errors ? 'Error: Log in' : 'Log in',
    content: html`<h1>Log in</h1>
      <p class="lead">New to ${site.brand.name}? <a href="${path}/sign-up">Create an account</a></p>
      ${errorSummary(errors)}
      <form method="post" action="${path}/sign-in" novalidate>
        ${inputField(emailInput(form.email, 'next'), errors)} ${inputField(currentPassword, errors)}
        <p class="beside"><a href="${path}/reset">Forgot your password?</a></p>
        ${checkboxField({
          name: 'keep',
          label: 'Keep me logged in',
          hint: 'For 30 days. Only on a device that is yours.',
          checked: form.keep ?? false,
        })}
        <button class="primary" type="submit">Log in</button>
      </form>
      <p class="cancel"><a href="${path}/cancel">Cancel</a></p>`,
  })
}
