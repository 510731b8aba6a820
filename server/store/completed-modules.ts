import type { CompletedModule } from '#src/contract/questionnaire.ts'
import type { Connection } from './engine.ts'

/** One row for each module, however often it was completed: when first, and how well at best. */
export function completedBy(db: Connection, organisationId: string): Promise<CompletedModule[]> {
  return db
    .selectFrom('module_completions')
    .select(({ fn }) => [
      'module_id as moduleId',
      fn.min('created_at').as('completedAt'),
      fn.max('score').as('score'),
    ])
    .where('organisation_id', '=', organisationId)
    .groupBy('module_id')
    .orderBy('completedAt')
    .orderBy('moduleId')
    .execute()
}
