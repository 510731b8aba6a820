import {
  type LetterChoices,
  type LetterId,
  type LetterSetting,
  variantsOf,
  wordings,
} from '#src/contract/operate/mails.ts'
import { isLanguage, type Language, offeredIn } from '#src/i18n/languages.ts'

/** What a letter is shown with. */
export type LetterPlace = LetterSetting & { language: Language }

/**
 * What an address says that a letter is shown with; what it does not say, or cannot be, is the usual.
 * @param own language of the console
 * @returns null where there is no brand
 */
export function letterPlace(
  letter: LetterId,
  query: Readonly<Record<string, string>>,
  { brands, languages: tags }: LetterChoices,
  own: Language,
): LetterPlace | null {
  const brand = brands.find(({ id }) => id === query['brand']) ?? brands[0]
  if (!brand) return null
  const languages = offeredIn({ languages: tags })
  const offered = (one: string | undefined): one is Language =>
    isLanguage(one) && languages.includes(one)
  const [first = own] = languages
  const usual = offered(own) ? own : first
  const language = query['language']
  const variants = variantsOf(letter)
  return {
    brand: brand.id,
    language: offered(language) ? language : usual,
    texts:
      wordings.find((one) => one === query['texts']) ?? (brand.hasDraft ? 'draft' : 'published'),
    variant: variants.find((one) => one === query['variant']) ?? variants[0] ?? '',
  }
}
