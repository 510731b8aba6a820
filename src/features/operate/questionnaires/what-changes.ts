import type {
  QuestionContent,
  QuestionnaireContent,
} from '#src/contract/operate/questionnaire-input.ts'
import { type OperatorText, textIn } from '#src/contract/operator-text.ts'
import { languages } from '#src/i18n/languages.ts'

/** How many questions are otherwise for whoever is answering at the moment. */
export type ChangesForSuppliers = { added: number; changed: number; gone: number }

/**
 * Compares what is asked; points, reasons and the order interrupt nobody.
 * @returns null where nothing of that is otherwise
 */
export function changesForSuppliers(
  before: QuestionnaireContent,
  after: QuestionnaireContent,
): ChangesForSuppliers | null {
  const known = new Map(before.questions.map((one) => [one.id, asked(one)]))
  const present = new Set(after.questions.map(({ id }) => id))
  const added = after.questions.filter(({ id }) => !known.has(id)).length
  const changed = after.questions.filter(
    (one) => known.has(one.id) && known.get(one.id) !== asked(one),
  ).length
  const gone = before.questions.filter(({ id }) => !present.has(id)).length
  return added + changed + gone === 0 ? null : { added, changed, gone }
}

function asked({ kind, text, options }: QuestionContent): string {
  const labels = options.map(({ id, label, exclusive }) => [id, exclusive, ...wordsOf(label)])
  return JSON.stringify([kind, wordsOf(text), labels.map((one) => JSON.stringify(one)).toSorted()])
}

const wordsOf = (text: OperatorText) => languages.map((language) => textIn(language, text))
