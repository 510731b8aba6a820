import { mostPoints } from '../questionnaire-score.ts'

type Option = { id: string; points: number; exclusive: boolean }
type Question = {
  id: string
  kind: 'one' | 'several'
  most: number | null
  options: readonly Option[]
}
/** @property path of the field, such as `['questions', 0, 'most']` */
type Fault = { path: readonly (string | number)[]; fault: string }

/** What no single field of a questionnaire shows: ids that stand twice, and points that make no sense. */
export function questionnaireFaults({
  questions,
}: {
  questions: readonly Question[]
}): readonly Fault[] {
  const inQuestions = questions.flatMap((question, at) =>
    [...repeated(question.options, 'option'), ...pointFaults(question)].map(({ path, fault }) => ({
      path: ['questions', at, ...(path[0] === 'most' ? path : ['options', ...path])],
      fault,
    })),
  )
  const ids = repeated(questions, 'question').map(({ path, fault }) => ({
    path: ['questions', ...path],
    fault,
  }))
  const all = [...ids, ...inQuestions]
  if (all.length > 0 || questions.some((one) => mostPoints(one) > 0)) return all
  return [{ path: ['questions'], fault: 'must bring points: nobody could pass' }]
}

function repeated(all: readonly { id: string }[], what: 'question' | 'option'): Fault[] {
  const first = new Map(all.toReversed().map(({ id }, at) => [id, all.length - 1 - at]))
  return all.flatMap(({ id }, at) =>
    first.get(id) === at ? [] : [{ path: [at, 'id'], fault: `is the id of another ${what}` }],
  )
}

function pointFaults({ kind, most, options }: Question): Fault[] {
  if (kind === 'one') {
    const exclusive = options.findIndex((one) => one.exclusive)
    return [
      ...(most === null ? [] : [at('most', 'is for questions with several answers')]),
      ...(exclusive < 0
        ? []
        : [{ path: [exclusive, 'exclusive'], fault: 'is for questions with several answers' }]),
    ]
  }
  if (most === null) return [at('most', 'is needed where several may be chosen')]
  const sum = options.reduce((all, one) => all + (one.exclusive ? 0 : one.points), 0)
  if (most > sum) return [at('most', `must be at most ${sum}, which all options together bring`)]
  if (most === 0 && sum > 0) return [at('most', 'must be at least 1 where options bring points')]
  return options.flatMap(({ exclusive, points }, place) =>
    exclusive && points > 0 && points >= most
      ? [
          {
            path: [place, 'points'],
            fault: `must be less than ${most}: the others would be useless`,
          },
        ]
      : [],
  )
}

const at = (field: 'most', fault: string): Fault => ({ path: [field], fault })
