import type { OwnTexts } from '#src/contract/own-texts.ts'
import type { PortalText } from '#src/contract/operate/portal-text.ts'
import type { Language } from '#src/i18n/languages.ts'
import { type MessageFault, messageFaults } from '#src/i18n/message-faults.ts'
import { foldLetters } from '#src/lib/fold-letters.ts'

/** Which of the texts are shown, besides what is searched for. */
export const kindsOfText = ['all', 'changed', 'missing', 'faulty'] as const
export type KindOfText = (typeof kindsOfText)[number]

export type TextFilters = { find: string; dictionary: string; kind: KindOfText }

/** A text of the portal in a language, with what the brand says in its place. */
export type TextLine = {
  id: string
  /** As the portal has it; null: it has it no more. */
  builtIn: string | null
  /** The same in its other languages. */
  translations: readonly string[]
  own: string | undefined
  /** Whether the brand has words of its own for it in another language. */
  isOwnElsewhere: boolean
  faults: readonly MessageFault[]
}

/** Every text that the portal has in a language, and those of the brand that it has no more. */
export function textLines(
  all: readonly PortalText[],
  language: Language,
  texts: OwnTexts,
): TextLine[] {
  const own = texts[language] ?? {}
  const others = Object.entries(texts).filter(([tag]) => tag !== language)
  const elsewhere = new Set(others.flatMap(([, messages]) => Object.keys(messages)))
  const known = new Set(all.map(({ id }) => id))
  const lineOf = (
    id: string,
    builtIn: string | null,
    translations: readonly string[],
  ): TextLine => ({
    ...{ id, builtIn, translations, own: own[id] },
    isOwnElsewhere: elsewhere.has(id),
    faults: faultsOf(language, own[id], builtIn, translations),
  })
  return [
    ...Object.keys(own)
      .filter((id) => !known.has(id))
      .map((id) => lineOf(id, null, [])),
    ...all.map(({ id, texts: { [language]: builtIn = '', ...translations } }) =>
      lineOf(id, builtIn, Object.values(translations)),
    ),
  ]
}

function faultsOf(
  language: Language,
  own: string | undefined,
  builtIn: string | null,
  translations: readonly string[],
): readonly MessageFault[] {
  if (own === undefined || builtIn === null) return []
  return messageFaults(language, own, builtIn, translations)
}

/** Whether a text cannot be shown as it is: publishing would be refused. */
export const isFaulty = ({ builtIn, own, faults }: TextLine): boolean =>
  faults.length > 0 || (builtIn === null && own !== undefined)

export const dictionaryOf = (id: string): string => id.slice(0, id.indexOf('.'))

/**
 * The texts that match, in their order.
 * @param pinned id of the one that is being worked on, which stays whatever it has become
 */
export function matching(
  lines: readonly TextLine[],
  { find, dictionary, kind }: TextFilters,
  pinned: string | null,
): TextLine[] {
  const words = folded(find).split(/\s+/).filter(Boolean)
  return lines.filter((line) => {
    const { id, builtIn, own } = line
    if (dictionary && dictionaryOf(id) !== dictionary) return false
    if (id === pinned) return true
    if (!isOfKind(line, kind)) return false
    const text = words.length > 0 ? folded(`${id} ${builtIn ?? ''} ${own ?? ''}`) : ''
    return words.every((word) => text.includes(word))
  })
}

const folded = (text: string) => foldLetters(text).toLowerCase()

function isOfKind(line: TextLine, kind: KindOfText): boolean {
  if (kind === 'changed') return line.own !== undefined
  if (kind === 'missing') return line.own === undefined && line.isOwnElsewhere
  return kind === 'all' || isFaulty(line)
}
