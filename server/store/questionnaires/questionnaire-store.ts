import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import {
  questionnaireInput,
  type QuestionnaireContent,
  type QuestionnaireInput,
} from '#src/contract/operate/questionnaire-input.ts'
import { questionnairePath, releasedQuestionnaire } from '../../catalogue/questionnaires.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import { listBranded } from '../branded-lists.ts'
import type { Connection, Engine } from '../engine.ts'
import type { StoredModule } from '../module-input.ts'
import {
  type HeldQuestionnaire,
  heldQuestionnaire,
  heldQuestionnaires,
  type QuestionnaireState,
  questionnaireStates,
} from './held-questionnaires.ts'

/** The questionnaire is not what its editor has looked at: it was changed, taken away, or its id is taken. */
export class QuestionnaireChanged extends Error {}

type Edit = {
  /** That was looked at, null where there was none; left out: whatever there is, it is replaced. */
  version?: string | null | undefined
  /** E-mail address, or the name on the command line. */
  actor: string
}

/** Questionnaires that the portal asks itself: those of the release, as operators have changed them, and theirs. */
export type QuestionnaireStore = {
  all(): Promise<HeldQuestionnaire[]>
  find(id: string): Promise<HeldQuestionnaire | undefined>
  /** What operators have made of it, the newest first. */
  states(id: string): Promise<QuestionnaireState[]>
  /**
   * Adds or replaces a questionnaire; what it was stays as a state.
   * @throws ValiError for what `questionnaireInput` refuses
   * @throws QuestionnaireChanged where it is not the version that was looked at
   */
  save(edited: Edit & { questionnaire: QuestionnaireInput }): Promise<void>
  /**
   * Takes a questionnaire away; one of the release is again what that says.
   * @returns what became of it; null where there was nothing to take away
   * @throws QuestionnaireChanged where it is not the version that was looked at
   * @throws ProblemError for one that a module asks
   */
  remove(edited: Edit & { id: string }): Promise<'removed' | 'released' | null>
}

export function createQuestionnaireStore(db: Connection, engine: Engine): QuestionnaireStore {
  /** Two who edit at once do it one after the other, and so do those who make modules of them. */
  const alone = <Result>(work: (transaction: Connection) => Promise<Result>): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await engine.lock(transaction, questionnaireLock)
      return work(transaction)
    })
  return {
    all: () => heldQuestionnaires(db),
    find: (id) => heldQuestionnaire(db, id),
    states: (id) => questionnaireStates(db, id),
    save: (edited) => alone((transaction) => saveQuestionnaire(transaction, edited)),
    remove: (edited) => alone((transaction) => removeQuestionnaire(transaction, edited)),
  }
}

/** For which all wait that change questionnaires, or what names them. */
export const questionnaireLock = 'questionnaires'

async function saveQuestionnaire(
  transaction: Connection,
  { questionnaire, version, actor }: Edit & { questionnaire: QuestionnaireInput },
): Promise<void> {
  const content = v.parse(questionnaireInput, questionnaire)
  const { id } = content
  const before = await requireVersion(transaction, id, version)
  if (before && isDeepStrictEqual(before.content, content)) return
  // One of the release that says what the release says follows it from then on.
  const isReleased = isDeepStrictEqual(releasedQuestionnaire(id), content)
  await addState(transaction, id, isReleased ? null : content)
  await recordAudit(transaction, { actor, action: 'questionnaire.put', subject: id })
}

async function removeQuestionnaire(
  transaction: Connection,
  { id, version, actor }: Edit & { id: string },
): Promise<'removed' | 'released' | null> {
  const before = await requireVersion(transaction, id, version)
  if (!before || before.origin === 'release') return null
  if (before.origin === 'own') await refuseAsked(transaction, id)
  await addState(transaction, id, null)
  await recordAudit(transaction, { actor, action: 'questionnaire.remove', subject: id })
  return before.origin === 'own' ? 'removed' : 'released'
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
  throw problem(409, 'problems.questionnaire-asked', { params })
}

/** @throws QuestionnaireChanged where it is another one by now */
async function requireVersion(
  transaction: Connection,
  id: string,
  version: string | null | undefined,
): Promise<HeldQuestionnaire | undefined> {
  const found = await heldQuestionnaire(transaction, id)
  const present = found ? questionnaireVersion(found.content) : null
  if (version !== undefined && version !== present) throw new QuestionnaireChanged()
  return found
}

/** A digest of all that a questionnaire says, so that whoever changes it counts, a release too. */
export function questionnaireVersion(content: QuestionnaireContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
