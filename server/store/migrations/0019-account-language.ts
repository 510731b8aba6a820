import type { Migration } from '../migration.ts'

/** In which language mails to the person of an account are written; null: it is not known. */
export const accountLanguage: Migration = {
  id: '0019-account-language',
  async up(transaction) {
    await transaction.schema.alterTable('accounts').addColumn('language', 'text').execute()
  },
}
