import { html, type Html } from '../../markup/html.ts'
import { linkTo, richHtml } from '../../markup/rich-html.ts'
import type { SignUpForm } from '../accounts/sign-up-form.ts'
import type { Branded, Site } from '../site.ts'
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
  site: Branded & Pick<Site, 'links'>,
  path: string,
  form: Partial<Omit<SignUpForm, 'password'>> & { errors?: Errors } = {},
): Html {
  const { errors = {} } = form
  const { t } = site.texts
  return formPage(site, {
    title: t('identity.signUp.title'),
    lead: richHtml(t('identity.signUp.lead'), { link: linkTo(`${path}/sign-in`) }),
    errors,
    form: {
      action: `${path}/sign-up`,
      fields: html`${nameFields(t, form, errors)}
        ${inputField(emailInput(t, form.email, 'next'), errors)}
        ${inputField(newPassword(t), errors)} ${longSessionField(t, form.remember)}
        <p class="hint">
          ${richHtml(t('identity.signUp.legal'), {
            terms: newTab(site.links.terms),
            privacy: newTab(site.links.privacy),
          })}
        </p>`,
      button: t('identity.signUp.submit'),
    },
    below: html`<p class="cancel"><a href="${path}/cancel">${t('identity.cancel')}</a></p>`,
  })
}

const newTab = (href: string) => (inner: string) =>
  html`<a href="${href}" target="_blank" rel="noreferrer">${inner}</a>`
