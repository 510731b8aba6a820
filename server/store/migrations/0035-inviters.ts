import type { Migration } from '../migration.ts'

/** Links by which somebody becomes an operator end with the role, or the account, of the admin who made them (OPR-1). */
export const inviters: Migration = {
  id: '0035-inviters',
  async up({ schema }) {
    await schema
      .alterTable('operator_invitations')
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .execute()
    await schema
      .createIndex('operator_invitations_user_id')
      .on('operator_invitations')
      .column('user_id')
      .execute()
  },
}
