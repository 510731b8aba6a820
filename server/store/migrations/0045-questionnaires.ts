import type { Migration } from '../migration.ts'

/** Questionnaires belong to the installation (OPR-5): what its operators have made of each, state by state. */
export const questionnaires: Migration = {
  id: '0045-questionnaires',
  async up({ schema }) {
    await schema
      .createTable('questionnaire_states')
      .addColumn('questionnaire_id', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('content', 'text')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('questionnaire_states_key', ['questionnaire_id', 'number'])
      .execute()
  },
}
