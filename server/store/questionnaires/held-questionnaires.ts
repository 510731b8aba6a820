import type { QuestionnaireContent } from '#src/contract/operate/questionnaire-input.ts'
import { questionnaires, releasedQuestionnaire } from '../../catalogue/questionnaires.ts'
import type { Connection } from '../engine.ts'

/** A questionnaire as the installation has it now. */
export type HeldQuestionnaire = {
  content: QuestionnaireContent
  /** As the release says, changed by an operator, or added by one. */
  origin: 'release' | 'changed' | 'own'
  /** Of the state; 0: no operator has touched it. */
  number: number
  /** Since when it is so; null: since the release. */
  since: string | null
}

/** A state that an operator has made; `content` null: again what the release says, or nothing. */
export type QuestionnaireState = {
  number: number
  content: QuestionnaireContent | null
  createdAt: string
}

type Row = { number: number; content: string | null; created_at: string }

/** All of them: those of the release in its order, then those of the operator's own by id. */
export async function heldQuestionnaires(db: Connection): Promise<HeldQuestionnaire[]> {
  const rows = await db
    .selectFrom('questionnaire_states as state')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questionnaire_states as later')
            .select('later.number')
            .whereRef('later.questionnaire_id', '=', 'state.questionnaire_id')
            .whereRef('later.number', '>', 'state.number'),
        ),
      ),
    )
    .orderBy('questionnaire_id')
    .execute()
  const byId = new Map(rows.map((row) => [row.questionnaire_id, row]))
  const released = questionnaires.map(({ id }) => id)
  const own = [...byId.keys()].filter((id) => !released.includes(id))
  return [...released, ...own].flatMap((id) => held(id, byId.get(id)) ?? [])
}

/** @returns undefined where there is none with this id */
export async function heldQuestionnaire(
  db: Connection,
  id: string,
): Promise<HeldQuestionnaire | undefined> {
  const row = await db
    .selectFrom('questionnaire_states')
    .selectAll()
    .where('questionnaire_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return held(id, row)
}

/** What operators have made of a questionnaire, the newest first. */
export async function questionnaireStates(
  db: Connection,
  id: string,
): Promise<QuestionnaireState[]> {
  const rows = await db
    .selectFrom('questionnaire_states')
    .selectAll()
    .where('questionnaire_id', '=', id)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ number, content, created_at }) => ({
    ...{ number, createdAt: created_at },
    content: content === null ? null : read(content),
  }))
}

function held(id: string, row: Row | undefined): HeldQuestionnaire | undefined {
  const released = releasedQuestionnaire(id)
  const { number = 0, content = null, created_at: since = null } = row ?? {}
  if (content !== null)
    return { content: read(content), origin: released ? 'changed' : 'own', number, since }
  return released && { content: released, origin: 'release', number, since }
}

/** What is stored was checked when it was put. */
const read = (content: string) => JSON.parse(content) as QuestionnaireContent
