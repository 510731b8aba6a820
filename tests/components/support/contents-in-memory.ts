import { contentIdOf, type ContentInput } from '#src/contract/operate/content-input.ts'
import type {
  ContentInstead,
  HarmlessHtml,
  TypedHtml,
} from '#src/contract/operate/content-pages.ts'
import type { Language } from '#src/i18n/languages.ts'
import { recordsInMemory } from './records-in-memory.ts'

/** A piece of content with which nothing is wrong. */
export const contentOf = (key: string, brandId: string | null = null): ContentInput => ({
  ...{ key, brandId, title: `Title ${key}`, html: `<p>Text of ${key}</p>` },
})

const instead: ContentInstead = {
  title: { en: 'Own title', de: 'Eigener Titel' },
  html: { en: '<p>Own words</p>', de: '<p>Eigene Worte</p>' },
}

/**
 * Content as an editor finds it.
 * @param check what saving would leave of HTML; left out: all of it, whatever it is
 */
export function contentsInMemory(
  given: readonly ContentInput[],
  { mayShare = true, check }: { mayShare?: boolean; check?: (html: string) => Checked } = {},
) {
  const memory = recordsInMemory({
    ...{ given, mayShare },
    idOf: contentIdOf,
    brandOf: ({ brandId }) => brandId,
    factsOf: () => ({ updatedAt: '2026-02-03T10:00:00.000Z' }),
    isOrdered: false,
  })
  const kept = check ?? ((html: string): Checked => ({ html, dropped: [] }))
  const calls = {
    ...memory.calls,
    pages: async () => [
      { key: 'get-started', path: '/get-started', name: 'Getting started' },
      { key: 'trust', path: '/trust', name: 'Each credential' },
      ...Array.from({ length: 30 }, (_, at) => ({
        ...{ key: `trust-iso-${at}`, path: `/trust/iso-${at}`, name: `Standard ${at}` },
      })),
    ],
    instead: async () => instead,
    check: async (html: TypedHtml): Promise<HarmlessHtml[]> =>
      Object.entries(html).map(([language, words]) => ({
        ...{ language: language as Language, ...kept(words) },
      })),
  }
  return { ...memory, calls }
}
type Checked = Pick<HarmlessHtml, 'html' | 'dropped'>
