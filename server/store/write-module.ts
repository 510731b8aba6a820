import { questionnaireAt } from '../catalogue/questionnaires.ts'
import { problem } from '../texts/problem.ts'
import { writeOfBrand } from './branded-lists.ts'
import type { Connection } from './engine.ts'
import type { StoredModule } from './module-input.ts'
import { heldQuestionnaire } from './questionnaires/held-questionnaires.ts'

/**
 * Adds a module at the end, or replaces the one with its id; in a transaction that has begun and in which
 * questionnaires stay as they are.
 * @throws ProblemError for a brand or a questionnaire that is not known
 */
export async function writeModule(transaction: Connection, module: StoredModule): Promise<void> {
  const { id, brandId, questionnaire } = module
  const asked = questionnaireAt(questionnaire)
  if (asked !== null && !(await heldQuestionnaire(transaction, asked)))
    throw problem(422, 'problems.unknown-questionnaire', { field: 'questionnaire' })
  await writeOfBrand(transaction, 'modules', { id, brandId, content: module })
}
