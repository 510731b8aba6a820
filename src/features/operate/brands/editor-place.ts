import { type PreviewPage, previewPages } from '#src/contract/operate/brand-preview.ts'
import { isLanguage, type Language } from '#src/i18n/languages.ts'
import { hrefOf, type Place } from '../place.ts'
import { brandsPath } from '../paths.ts'
import { type Section, sections } from './draft/field-names.ts'

/** Parts of the editor that are no section of the draft. */
const ways = ['publish', 'history'] as const
export type Part = Section | (typeof ways)[number]

/** Where the editor is, as its address says. */
export type EditorPlace = {
  part: Part
  /** Whether the editor leads through the first brand. */
  isGuide: boolean
  /** Number of a published state that is compared with what is published now. */
  compared: number | null
  page: PreviewPage
  language: Language | null
  isPhone: boolean
}

export function editorPlaceOf({ query }: Place): EditorPlace {
  const { part = '', guide, compare = '', page = '', language = '', size } = query
  const known: readonly Part[] = [...sections, ...ways]
  return {
    part: known.find((one) => one === part) ?? 'look',
    isGuide: guide !== undefined,
    compared: /^[1-9]\d{0,8}$/.test(compare) ? Number(compare) : null,
    page: previewPages.find((one) => one === page) ?? 'landing',
    language: isLanguage(language) ? language : null,
    isPhone: size === 'phone',
  }
}

/** The address of a part of the editor; what is previewed stays as it is. */
export function partHref(
  { path, query }: Place,
  part: Part,
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  return hrefOf(path, { ...query, compare: undefined, part, ...changes })
}

export const brandHref = (id: string): string => `${brandsPath}/${encodeURIComponent(id)}`

/** In place of an id, where another brand is begun. No brand can have it: ids are written in small letters. */
export const newBrandId = 'NEW'
