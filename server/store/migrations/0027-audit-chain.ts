import type { Migration } from '../migration.ts'

/** The chain over the audit log; the first run of its job makes links for what is there already. */
export const auditChain: Migration = {
  id: '0027-audit-chain',
  async up({ schema }) {
    await schema.alterTable('audit_log').addColumn('position', 'bigint').execute()
    for (const column of ['rewritten_for', 'actor_salt', 'subject_salt', 'details_salt'])
      await schema.alterTable('audit_log').addColumn(column, 'text').execute()
    // Not unique: whoever has tampered with positions must not keep new entries from getting theirs.
    await schema
      .createIndex('audit_log_position')
      .on('audit_log')
      .columns(['position', 'created_at', 'id'])
      .execute()
    await schema
      .createTable('audit_links')
      .addColumn('position', 'bigint', (column) => column.primaryKey())
      // No foreign key: an entry that was removed leaves its link behind.
      .addColumn('audit_id', 'text', (column) => column.notNull())
      .addColumn('replaces', 'bigint')
      .addColumn('because', 'text')
      .addColumn('actor_digest', 'text', (column) => column.notNull())
      .addColumn('subject_digest', 'text', (column) => column.notNull())
      .addColumn('details_digest', 'text', (column) => column.notNull())
      .addColumn('sealed_at', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('audit_links_audit_id')
      .on('audit_links')
      .columns(['audit_id', 'position'])
      .execute()
  },
}
