import type { Migration } from '../migration.ts'

/** Which files were there when something was decided that is done later: where others are then, it is not done. */
export const decidedFiles: Migration = {
  id: '0036-decided-files',
  async up({ schema }) {
    await schema
      .alterTable('queued_decisions')
      .addColumn('documents', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
  },
}
