import { earnedBy, questionnaireById } from '../catalogue/questionnaires.ts'
import { ownResponse } from '../store/complete-module.ts'
import type { Connection } from '../store/engine.ts'
import type { DemoModule } from './organisations/demo-organisation.ts'

/** The modules that a demo organisation has completed, and what they have earned. */
export async function seedModules(
  transaction: Connection,
  organisationId: string,
  modules: readonly DemoModule[],
): Promise<void> {
  const own = { organisation_id: organisationId }
  for (const { id, score } of modules) {
    const questionnaire = questionnaireById(id)
    if (!questionnaire) throw new Error(`A demo organisation has passed the unknown '${id}'`)
    await transaction
      .insertInto('module_completions')
      .values({
        ...own,
        response_id: ownResponse(organisationId, id),
        module_id: id,
        user_id: null,
        created_at: new Date().toISOString(),
        score,
      })
      .execute()
    await transaction
      .insertInto('organisation_attributes')
      .values({ ...own, attribute_id: earnedBy(questionnaire).id, source: 'DERIVED' })
      .execute()
  }
}
