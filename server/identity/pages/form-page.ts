import { html, type Html } from '../../markup/html.ts'
import type { Branded } from '../site.ts'
import { errorSummary } from './error-summary.ts'
import type { Errors } from './fields.ts'
import { layout } from './layout.ts'

type FormPage = {
  /** Title and heading. */
  title: string
  /** The sentence above the form. */
  lead: Html | string
  /** By the name of the field; empty on the first visit. */
  errors?: Errors | undefined
  form: {
    /** Where it is posted to. */
    action: string
    fields: Html
    /** The label of its button, or the buttons themselves. */
    button: string | Html
  }
  /** What stands below the form. */
  below?: Html
  /** A script file for pages that cannot do without. */
  script?: string
}

/** A page that asks one thing: heading, sentence, errors, form. */
export function formPage(
  site: Branded,
  { title, lead, errors = {}, form, below, script }: FormPage,
): Html {
  const { action, fields, button } = form
  const hasErrors = Object.keys(errors).length > 0
  return layout(site, {
    title: hasErrors ? site.texts.t('identity.errorTitle', { title }) : title,
    ...(script && { script }),
    content: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      ${errorSummary(site, errors)}
      <form method="post" action="${action}" novalidate>
        ${languageField(site)} ${fields}
        ${
          typeof button === 'string'
            ? html`<button class="primary" type="submit">${button}</button>`
            : button
        }
      </form>
      ${below}`,
  })
}

/** Carries on the language that `ui_locales` asked for. */
export function languageField({ askedLanguage }: Branded): Html | null {
  return askedLanguage && hiddenField('ui_locales', askedLanguage)
}

/** A value that the form carries unseen, such as the secret of a link. */
export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}
