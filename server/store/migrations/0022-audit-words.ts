import type { Migration } from '../migration.ts'
import { saveAllAuditWords } from '../audit-words.ts'

/** By which ids and addresses entries of the audit log are found. */
export const auditWords: Migration = {
  id: '0022-audit-words',
  async up(transaction) {
    await transaction.schema
      .createTable('audit_words')
      .addColumn('word', 'text', (column) => column.notNull())
      .addColumn('audit_id', 'text', (column) =>
        column.notNull().references('audit_log.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('audit_words_key', ['word', 'audit_id'])
      .execute()
    // Else the removal of an entry would look through all words.
    await transaction.schema
      .createIndex('audit_words_audit_id')
      .on('audit_words')
      .column('audit_id')
      .execute()
    await saveAllAuditWords(transaction)
  },
}
