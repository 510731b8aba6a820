import { sql } from 'kysely'
import { unansweredBefore } from '../claims/waiting-claims.ts'
import type { Migration } from '../migration.ts'

/**
 * The operator's other queues (OPR-3). Leases and decisions that can be undone are about anything that waits, not
 * about credentials alone; how long claims waited; when owners were reminded of one.
 */
export const operatorQueues: Migration = {
  id: '0040-operator-queues',
  async up(transaction) {
    const { schema } = transaction
    for (const table of ['verification_leases', 'queued_decisions'])
      await schema.alterTable(table).renameColumn('credential_id', 'item_id').execute()
    await schema
      .alterTable('queued_decisions')
      .addColumn('kind', 'text', (column) => column.notNull().defaultTo('credential'))
      .execute()
    await schema.alterTable('memberships').addColumn('reminded_at', 'text').execute()
    // These wait for the operator already. Their owners were told when they were made, and have no days left.
    await sql`update memberships set reminded_at = created_at
      where accepted_at is null and created_at <= ${unansweredBefore(Date.now())}`.execute(
      transaction,
    )
    await schema
      .createIndex('memberships_unreminded')
      .on('memberships')
      .columns(['created_at', 'id'])
      .where(sql.ref('accepted_at'), 'is', null)
      .where(sql.ref('reminded_at'), 'is', null)
      .execute()
    await schema
      .createTable('claim_waits')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('waiting_since', 'text', (column) => column.notNull())
      .addColumn('decided_at', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('claim_waits_decided_at')
      .on('claim_waits')
      .column('decided_at')
      .execute()
  },
}
