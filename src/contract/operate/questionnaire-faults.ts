import { mostPoints } from '../questionnaire-score.ts'

type Option = { id: string; points: number; exclusive: boolean }
type Question = {
  id: string
  kind: 'one' | 'several'
  most: number | null
  options: readonly Option[]
}

/** Why a questionnaire makes no sense, in English as a sentence goes on behind the name of its field. */
const faults = {
  'too-few-questions': 'must have at least 1 entry',
  'too-few-options': 'must have at least 2 entries',
  'repeated-question': 'is the id of another question',
  'repeated-option': 'is the id of another option',
  'no-points': 'must bring points: nobody could pass',
  'only-for-several': 'is for questions with several answers',
  'most-missing': 'is needed where several may be chosen',
  'most-nothing': 'must be at least 1 where options bring points',
  'most-unreachable': 'must be at most {most}, which all options together bring',
  'others-useless': 'must be less than {most}: the others would be useless',
} as const

export type QuestionnaireFault = {
  /** Of the field, such as `['questions', 0, 'most']`. */
  path: readonly (string | number)[]
  reason: keyof typeof faults
  /** What stands in the place of its words; 0 where these have none. */
  most: number
}
type Path = QuestionnaireFault['path']

export const faultWords = ({ reason, most }: QuestionnaireFault): string =>
  faults[reason].replace('{most}', String(most))

/** What no single field of a questionnaire shows: ids that stand twice, and points that make no sense. */
export function questionnaireFaults({
  questions,
}: {
  questions: readonly Question[]
}): QuestionnaireFault[] {
  if (questions.length === 0) return [fault(['questions'], 'too-few-questions')]
  const found = [
    ...repeated(questions, 'repeated-question').map((one) => within(['questions'], one)),
    ...questions.flatMap((question, at) =>
      faultsOf(question).map((one) => within(['questions', at], one)),
    ),
  ]
  if (found.length > 0 || questions.some((one) => mostPoints(one) > 0)) return found
  return [fault(['questions'], 'no-points')]
}

function faultsOf({ kind, most, options }: Question): QuestionnaireFault[] {
  if (options.length < 2) return [fault(['options'], 'too-few-options')]
  const inOptions = [
    ...repeated(options, 'repeated-option'),
    ...options.flatMap((one, at) => exclusiveFault(kind, most ?? 0, one, at) ?? []),
  ].map((one) => within(['options'], one))
  return [...inOptions, ...mostFault(kind, most, options)]
}

function exclusiveFault(
  kind: Question['kind'],
  most: number,
  { exclusive, points }: Option,
  at: number,
): QuestionnaireFault | null {
  if (!exclusive) return null
  if (kind === 'one') return fault([at, 'exclusive'], 'only-for-several')
  return points > 0 && points >= most ? fault([at, 'points'], 'others-useless', most) : null
}

function mostFault(
  kind: Question['kind'],
  most: number | null,
  options: readonly Option[],
): QuestionnaireFault[] {
  if (kind === 'one') return most === null ? [] : [fault(['most'], 'only-for-several')]
  if (most === null) return [fault(['most'], 'most-missing')]
  const sum = options.reduce((all, one) => all + (one.exclusive ? 0 : one.points), 0)
  if (most > sum) return [fault(['most'], 'most-unreachable', sum)]
  return most === 0 && sum > 0 ? [fault(['most'], 'most-nothing')] : []
}

function repeated(
  all: readonly { id: string }[],
  reason: QuestionnaireFault['reason'],
): QuestionnaireFault[] {
  const known = new Set<string>()
  return all.flatMap(({ id }, at) => {
    const isRepeated = known.has(id)
    known.add(id)
    return isRepeated ? [fault([at, 'id'], reason)] : []
  })
}

const fault = (path: Path, reason: QuestionnaireFault['reason'], most = 0) => ({
  ...{ path, reason, most },
})

const within = (front: Path, one: QuestionnaireFault): QuestionnaireFault => ({
  ...one,
  path: [...front, ...one.path],
})
