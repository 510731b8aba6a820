import { isLanguage, type Language } from '#src/i18n/languages.ts'
import { go, hrefOf, placeNow, usePlace } from '../../place.ts'
import { kindsOfText, type TextFilters } from './text-lines.ts'

/** Which texts are shown, as the address of the console says; what else stands in it stays. */
export type TextPlace = {
  language: Language
  filters: TextFilters
  /** Id of the text that is open. */
  open: string | null
  change: (query: TextQuery) => void
}

/** Names in the address; undefined: as it is without. */
type TextQuery = Partial<
  Record<'language' | 'find' | 'texts' | 'kind' | 'text', string | undefined>
>

/**
 * What opens the text of the portal that the path of a change or fault is about.
 * @returns nothing for any other path
 */
export function textQuery(path: string): TextQuery {
  const [, language, text] = /^\/brand\/texts\/([a-z]+)\/(.+)$/.exec(path) ?? []
  if (!language || !text) return {}
  return { language, text, find: undefined, texts: undefined, kind: undefined }
}

/** @param offered languages of the installation; the first is shown where the address names none */
export function useTextPlace(offered: readonly Language[]): TextPlace {
  const { query } = usePlace()
  const { language, find = '', texts: dictionary = '', kind, text = null } = query
  const isOffered = isLanguage(language) && offered.includes(language)
  return {
    language: isOffered ? language : (offered[0] ?? 'en'),
    filters: { find, dictionary, kind: kindsOfText.find((one) => one === kind) ?? 'all' },
    open: text,
    change: (changes) => {
      const here = placeNow()
      go(hrefOf(here.path, { ...here.query, ...changes }), { replace: true })
    },
  }
}
