import { isDeepStrictEqual } from 'node:util'
import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { questionnairePath, releasedQuestionnaire } from '../../catalogue/questionnaires.ts'
import { problem } from '../../texts/problem.ts'
import { listBranded } from '../branded-lists.ts'
import type { Connection } from '../engine.ts'
import type { StoredModule } from '../module-input.ts'
import type { RecordRows } from '../records/record-edits.ts'
import {
  type HeldQuestionnaire,
  heldQuestionnaire,
  heldQuestionnaires,
  type QuestionnaireState,
  questionnaireStates,
} from './held-questionnaires.ts'

/** Questionnaires that the portal asks itself: those of the release, as operators have changed them, and theirs. */
export type QuestionnaireStore = {
  all(): Promise<HeldQuestionnaire[]>
  find(id: string): Promise<HeldQuestionnaire | undefined>
  /** What operators have made of it, the newest first. */
  states(id: string): Promise<QuestionnaireState[]>
}

export function createQuestionnaireStore(db: Connection): QuestionnaireStore {
  return {
    all: () => heldQuestionnaires(db),
    find: (id) => heldQuestionnaire(db, id),
    states: (id) => questionnaireStates(db, id),
  }
}

/** For which all wait that change questionnaires, or make modules of them. */
export const questionnaireLock = 'questionnaires'

/**
 * Where questionnaires stand, for those who edit them. What a questionnaire was stays as a state; one of the
 * release that is removed is again what that says, and what a module asks is not removed.
 */
export const questionnaireRows: RecordRows<QuestionnaireContent> = {
  ...{ table: questionnaireLock, noun: 'questionnaire' },
  idOf: ({ id }) => id,
  detailsOf: () => ({}),
  list: async (db) => (await heldQuestionnaires(db)).map(({ content }) => content),
  async write(transaction, content) {
    const before = await heldQuestionnaire(transaction, content.id)
    if (isDeepStrictEqual(before?.content, content)) return
    // One that says what the release says follows it from then on.
    const isReleased = isDeepStrictEqual(releasedQuestionnaire(content.id), content)
    await addState(transaction, content.id, isReleased ? null : content)
  },
  async remove(transaction, id) {
    const before = await heldQuestionnaire(transaction, id)
    if (before?.origin === 'release') throw problem(409, 'problems.questionnaire-of-release')
    if (before?.origin === 'own') await refuseAsked(transaction, id)
    if (before) await addState(transaction, id, null)
    return before !== undefined
  },
}

async function addState(
  transaction: Connection,
  id: string,
  content: QuestionnaireContent | null,
): Promise<void> {
  const [last] = await questionnaireStates(transaction, id)
  await transaction
    .insertInto('questionnaire_states')
    .values({
      ...{ questionnaire_id: id, number: (last?.number ?? 0) + 1 },
      content: content && JSON.stringify(content),
      created_at: new Date().toISOString(),
    })
    .execute()
}

/** @throws ProblemError where a module leads to a questionnaire */
async function refuseAsked(transaction: Connection, id: string): Promise<void> {
  const modules = await listBranded<StoredModule>(transaction, 'modules')
  const asking = modules.filter((one) => one.questionnaire === questionnairePath(id))
  if (asking.length === 0) return
  const params = { modules: asking.map((one) => one.id).join(', ') }
  throw problem(409, 'problems.questionnaire-asked.by', { params })
}
