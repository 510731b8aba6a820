import { createHash } from 'node:crypto'
import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import { languages } from '#src/i18n/languages.ts'

/** Digests of what is asked. Points, reasons and the order of questions and options do not count. */
export type AskedRevision = {
  /** Of all questions. */
  all: string
  /** By the id of the question. */
  questions: ReadonlyMap<string, string>
}

/**
 * By which it is known whether somebody has answered the questions that are asked now. It is made of
 * them, so that what is put back has the revision that it had.
 */
export function askedRevision({ questions }: QuestionnaireContent): AskedRevision {
  const each = questions.map((one) => [one.id, digest(asked(one))] as const)
  return { all: digest(each.toSorted(byId)), questions: new Map(each) }
}

function asked({ kind, text, options }: QuestionContent) {
  const labels = options.map(
    ({ id, label, exclusive }) => [id, ...wordsOf(label), exclusive] as const,
  )
  return [kind, ...wordsOf(text), labels.toSorted(byId)]
}

/** The same for a text that is one for all languages, and one that is the same in each. */
const wordsOf = (text: OperatorText) => languages.map((language) => textIn(language, text))

const byId = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one < other ? -1 : 1

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
}
