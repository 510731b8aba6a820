import type { Migration } from '../migration.ts'

export const moduleScores: Migration = {
  id: '0012-module-scores',
  async up(transaction) {
    await transaction.schema
      .alterTable('module_completions')
      .addColumn('score', 'integer')
      .execute()
  },
}
