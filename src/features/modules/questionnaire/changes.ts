import type { Questionnaire } from '#src/contract/questionnaire.ts'

type Question = Questionnaire['questions'][number]

/** What is otherwise than when a questionnaire was answered. */
export type QuestionnaireChanges = {
  /** Ids of questions that were not asked then, and of those that were worded or could be answered otherwise. */
  added: string[]
  changed: string[]
  /** How many questions are not asked any more, and their texts where these are known. */
  gone: number
  goneTexts: string[]
}

/** Revisions of questions by their id. Where a back end has none, what is asked stands for it. */
export type SeenQuestions = Readonly<Record<string, string>>

export function seenIn(questions: readonly Question[]): SeenQuestions {
  return Object.fromEntries(questions.map((one) => [one.id, one.revision]))
}

/**
 * Compares with what was seen on the device before.
 * @param seen empty where that is not known
 * @returns null where nothing is otherwise, as far as is known
 */
export function changesSince(
  seen: SeenQuestions,
  questions: readonly Question[],
): QuestionnaireChanges | null {
  const known = new Map(Object.entries(seen))
  if (
    known.size === 0 ||
    [...known.values(), ...questions.map(({ revision }) => revision)].includes('')
  )
    return null
  return compare([...known.keys()], questions, ({ id, revision }) => known.get(id) === revision)
}

/** Compares with the questionnaire that was open. @returns null where nothing is otherwise */
export function changesBetween(
  before: readonly Question[],
  questions: readonly Question[],
): QuestionnaireChanges | null {
  const known = new Map(before.map((one) => [one.id, one]))
  const ids = [...known.keys()]
  const changes = compare(ids, questions, (one) => asked(one) === asked(known.get(one.id)))
  if (!changes) return null
  const present = new Set(questions.map(({ id }) => id))
  const goneTexts = before.filter(({ id }) => !present.has(id)).map(({ text }) => text)
  return { ...changes, goneTexts }
}

function compare(
  before: readonly string[],
  questions: readonly Question[],
  isSame: (question: Question) => boolean,
): QuestionnaireChanges | null {
  const present = new Set(questions.map(({ id }) => id))
  const idsOf = (all: readonly Question[]) => all.map(({ id }) => id)
  const added = idsOf(questions.filter(({ id }) => !before.includes(id)))
  const changed = idsOf(questions.filter((one) => before.includes(one.id) && !isSame(one)))
  const gone = before.filter((id) => !present.has(id)).length
  return added.length + changed.length + gone === 0 ? null : { added, changed, gone, goneTexts: [] }
}

/** What a supplier has seen of a question. */
function asked(question: Question | undefined): string {
  if (!question) return ''
  const { revision, kind, text, options } = question
  return revision || JSON.stringify([kind, text, options.map((one) => [one.id, one.label])])
}
