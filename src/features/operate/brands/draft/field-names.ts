import { isLanguage, nameOf } from '#src/i18n/languages.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { Path } from './paths.ts'

/** What the part at a path is called, from the outermost on: `Links in the footer · 2 · Address`. */
export function fieldName({ find }: Pick<Texts, 'find'>, path: Path): string {
  const names = path.split('/').flatMap((name) => {
    if (isLanguage(name)) return [nameOf(name)]
    if (/^\d+$/.test(name)) return [String(Number(name) + 1)]
    // The id of a text of the portal.
    if (name.includes('.')) return [name]
    const word = find(`operate-brands.fields.${name}`)
    return word === null ? [] : [word]
  })
  return names.length > 0 ? names.join(' · ') : path
}

/** The section of the editor in which a part is changed. */
export function sectionOf(path: Path): Section {
  const [, first = '', second = ''] = path.split('/')
  if (first === 'hosts') return 'hosts'
  return (
    sections.find((section) => (fieldsOf[section] as readonly string[]).includes(second)) ?? 'texts'
  )
}

/** In the order in which they are shown. */
export const sections = [
  'look',
  'pictures',
  'texts',
  'wording',
  'footer',
  'search',
  'hosts',
  'switches',
] as const
export type Section = (typeof sections)[number]

const fieldsOf = {
  look: ['brandColors'],
  pictures: ['brandImages'],
  texts: ['name', 'title', 'description', 'copy'],
  wording: ['texts'],
  footer: ['footer'],
  search: ['searchConstraints', 'associatedPortfolios'],
  hosts: ['domain'],
  switches: ['asksConsent', 'euConsumerMode', 'altPageUrl'],
} as const satisfies Record<Section, readonly string[]>
