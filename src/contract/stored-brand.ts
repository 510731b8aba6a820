import * as v from 'valibot'
import type { Language } from '../i18n/languages.ts'
import { type Brand, brand } from './brand.ts'
import { operatorText, textIn } from './operator-text.ts'
import { isBlank } from './one-line.ts'
import { ownTexts } from './own-texts.ts'

const { name, title, description, copy, footer } = brand.entries
const { options, htmlColumns } = footer.entries

type Words = v.GenericSchema<string, string>

/** Words without which there is nothing to see: the name of a brand, a link. */
const needed = (words: Words) =>
  v.pipe(
    words,
    v.check((text) => !isBlank(text), 'must not be empty'),
  )

/** Words that can be missing, and then the portal has its own. Spaces alone would stand in place of these. */
const optional = (words: Words) =>
  v.pipe(
    words,
    v.check((text) => text === '' || !isBlank(text), 'must not be empty'),
  )

/** A brand as an operator writes it and as it is stored: with all languages of its texts. */
export const storedBrand = v.object({
  ...brand.entries,
  name: needed(name),
  title: operatorText(optional(title)),
  description: operatorText(optional(description)),
  copy: v.object({
    loginTitle: v.optional(operatorText(optional(copy.entries.loginTitle.wrapped))),
    loginSubtitle: v.optional(operatorText(optional(copy.entries.loginSubtitle.wrapped))),
  }),
  footer: v.object({
    options: v.array(
      v.object({
        ...options.item.entries,
        label: operatorText(needed(options.item.entries.label)),
      }),
    ),
    htmlColumns: v.array(operatorText(needed(htmlColumns.item))),
  }),
  /** Texts of the portal in the brand's own words: pages and mails are made with them, and no answer has them. */
  texts: v.exactOptional(ownTexts),
})
export type StoredBrand = v.InferOutput<typeof storedBrand>

/** A brand as pages in a language show it. */
export function brandIn(language: Language, stored: StoredBrand): Brand {
  const { texts: _ofThePortal, ...own } = stored
  const { loginTitle, loginSubtitle } = own.copy
  return {
    ...own,
    title: textIn(language, stored.title),
    description: textIn(language, stored.description),
    copy: {
      ...(loginTitle !== undefined && { loginTitle: textIn(language, loginTitle) }),
      ...(loginSubtitle !== undefined && { loginSubtitle: textIn(language, loginSubtitle) }),
    },
    footer: {
      options: stored.footer.options.map((one) => ({ ...one, label: textIn(language, one.label) })),
      htmlColumns: stored.footer.htmlColumns.map((column) => textIn(language, column)),
    },
  }
}
