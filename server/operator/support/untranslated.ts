import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import type { StoredModule } from '../../store/module-input.ts'
import type { StoredOffer } from '#src/contract/operate/offer-input.ts'
import type { StoredBrand } from '#src/contract/stored-brand.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'

/** Texts by the path of their field; what is not written is undefined. */
type Fields = Readonly<Record<string, OperatorText | undefined>>

export const offerFields = (offer: StoredOffer): Fields => ({
  // A partner's name is the same in every language.
  ...(typeof offer.offerLabel !== 'string' && { offerLabel: offer.offerLabel }),
  title: offer.title,
  description: offer.description,
  tag: offer.tag,
  callToAction: offer.callToAction,
})

export const moduleFields = ({ caption, title, tags }: StoredModule): Fields => ({
  caption,
  title,
  ...Object.fromEntries(tags.map((tag, at) => [`tags.${at}`, tag])),
})

export const questionnaireFields = ({ title, intro, questions }: QuestionnaireContent): Fields => ({
  title,
  intro,
  ...Object.fromEntries(
    questions.flatMap(({ text, hint, explanation, options }, at) => [
      [`questions.${at}.text`, text],
      [`questions.${at}.hint`, hint],
      [`questions.${at}.explanation`, explanation],
      ...options.map(({ label }, place) => [`questions.${at}.options.${place}.label`, label]),
    ]),
  ),
})

export const brandFields = ({ title, description, copy, footer }: StoredBrand): Fields => ({
  title,
  description,
  'copy.loginTitle': copy.loginTitle,
  'copy.loginSubtitle': copy.loginSubtitle,
  ...Object.fromEntries(
    footer.options.map(({ label }, at) => [`footer.options.${at}.label`, label]),
  ),
  ...Object.fromEntries(
    footer.htmlColumns.map((column, at) => [`footer.htmlColumns.${at}`, column]),
  ),
})

/** The columns about languages in a list of what operators write. */
export const languageColumns = { languages: 'LANGUAGES', untranslated: 'UNTRANSLATED' } as const

/**
 * What stands in these columns: in which languages texts are, and in which languages of the installation
 * they are not, with the fields where it is some of them.
 */
export function languageCells(
  fields: Fields,
  offered: readonly Language[],
): Record<keyof typeof languageColumns, string[]> {
  const written = Object.values(fields).flatMap((text) =>
    text === undefined || typeof text === 'string' ? [] : Object.keys(text),
  )
  return {
    languages: [...new Set([defaultLanguage, ...written])],
    untranslated: untranslated(fields, offered),
  }
}

/**
 * A sentence for the operator who has just stored something, with a space in front.
 * @returns nothing where no language of the installation is missing
 */
export function untranslatedHint(fields: Fields, offered: readonly Language[]): string {
  const missing = untranslated(fields, offered)
  return missing.length === 0 ? '' : ` Shown in English, for want of a text: ${missing.join(', ')}.`
}

/** A text that is the same for all languages counts as English. */
function untranslated(fields: Fields, offered: readonly Language[]): string[] {
  const written = Object.entries(fields).flatMap(([field, text]) =>
    text === undefined || textIn(defaultLanguage, text) === '' ? [] : [[field, text] as const],
  )
  return offered.flatMap((language) => {
    if (language === defaultLanguage) return []
    const missing = written.filter(([, text]) => typeof text === 'string' || !text[language])
    if (missing.length === 0) return []
    const names = missing.map(([field]) => field).join(', ')
    return [missing.length === written.length ? language : `${language} (${names})`]
  })
}
