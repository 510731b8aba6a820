import type { Migration } from '../migration.ts'
import { saveAllNameWords } from '../organisations/name-words.ts'

/** By which words that are too short for the index of three letters names are found. */
export const nameWords: Migration = {
  id: '0015-name-words',
  async up(transaction, engine) {
    await transaction.schema
      .createTable('organisation_words')
      .addColumn('organisation_no', 'bigint', (column) =>
        column.notNull().references('organisations.no').onDelete('cascade'),
      )
      .addColumn('word', engine.keyType, (column) => column.notNull())
      .addPrimaryKeyConstraint('organisation_words_key', ['organisation_no', 'word'])
      .execute()
    await transaction.schema
      .createIndex('organisation_words_word')
      .on('organisation_words')
      .columns(['word', 'organisation_no'])
      .execute()
    await saveAllNameWords(transaction)
  },
}
