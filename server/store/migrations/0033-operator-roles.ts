import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * Operators have roles, each for one brand or for all (OPR-1), and a supplier is looked after by those of the
 * brand under which it registered. Whoever was an operator keeps what they could do.
 */
export const operatorRoles: Migration = {
  id: '0033-operator-roles',
  async up(transaction) {
    const { schema } = transaction
    await schema
      .createTable('operator_roles')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('operator_roles_key', ['user_id', 'role', 'brand'])
      .execute()
    for (const role of ['verifier', 'support'])
      await sql`
        insert into operator_roles (user_id, role, brand, created_at)
        select user_id, ${sql.lit(role)}, '*', created_at from operators
      `.execute(transaction)
    await schema.dropTable('operators').execute()
    await schema.alterTable('organisations').addColumn('brand_id', 'text').execute()
    await schema
      .createTable('operator_invitations')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('brand', 'text', (column) => column.notNull())
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute()
  },
}
