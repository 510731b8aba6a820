import type { Migration } from '../migration.ts'

/**
 * A decision names all that was shown, not the statement alone; one that is under way waits to be made again.
 * What is suspended waits for nobody: it cannot be confirmed before it is restored.
 */
export const decidedVersions: Migration = {
  id: '0037-decided-versions',
  async up(transaction) {
    const { schema } = transaction
    await schema.alterTable('queued_decisions').dropColumn('documents').execute()
    await schema.alterTable('queued_decisions').renameColumn('statement_id', 'version').execute()
    await transaction
      .updateTable('organisation_credentials')
      .set({ waiting_since: null })
      .where('state', '=', 'suspended')
      .execute()
  },
}
