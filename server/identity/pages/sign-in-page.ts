import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml } from '../../markup/rich-html.ts'
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
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.logIn'),
    lead: richHtml(t('identity.signIn.lead', { brand: site.brand.name }), {
      link: linkTo(`${path}/sign-up`),
    }),
    errors,
    form: {
      action: `${path}/sign-in`,
      fields: html`${inputField(emailInput(t, email, 'next'), errors)}
        ${inputField(currentPassword(t), errors)}
        <p class="beside"><a href="${path}/reset">${t('identity.forgotPassword')}</a></p>
        ${longSessionField(t, remember)}`,
      button: t('identity.logIn'),
    },
    below: html`<p class="cancel"><a href="${path}/cancel">${t('identity.cancel')}</a></p>`,
  })
}
