import { questionnaireAt } from '../catalogue/questionnaires.ts'
import { problem } from '../texts/problem.ts'
import { writeOfBrand } from './branded-lists.ts'
import type { Connection, Engine } from './engine.ts'
import type { StoredModule } from './module-input.ts'
import { heldQuestionnaire } from './questionnaires/held-questionnaires.ts'
import { questionnaireLock } from './questionnaires/questionnaire-store.ts'
import { brandedRecords } from './records/branded-records.ts'
import type { RecordRows } from './records/record-edits.ts'

/** Where modules stand, for those who edit them. A module leads to no questionnaire that is not there. */
export function moduleRows(engine: Engine): RecordRows<StoredModule> {
  return {
    ...brandedRecords<StoredModule>('modules', 'module'),
    async write(transaction, module) {
      await engine.lock(transaction, questionnaireLock)
      await requireQuestionnaire(transaction, module.questionnaire)
      const { id, brandId } = module
      await writeOfBrand(transaction, 'modules', { id, brandId, content: module })
    },
  }
}

/** @throws ProblemError for a questionnaire of the portal's own that is not known */
async function requireQuestionnaire(transaction: Connection, path: string): Promise<void> {
  const asked = questionnaireAt(path)
  if (asked !== null && !(await heldQuestionnaire(transaction, asked)))
    throw problem(422, 'problems.unknown-questionnaire', { field: 'questionnaire' })
}
