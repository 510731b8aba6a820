import { emailKey } from '#src/contract/email-address.ts'
import type { Connection } from './engine.ts'

export type MailLanguageStore = {
  /**
   * The language of the account that has confirmed an address.
   * @returns null where there is none, its language is not known, or accounts are elsewhere
   */
  ofAddress(email: string): Promise<string | null>
  /** The same for the account of a user. */
  ofUser(id: string): Promise<string | null>
}

export function createMailLanguageStore(db: Connection): MailLanguageStore {
  return {
    async ofAddress(email) {
      const row = await db
        .selectFrom('accounts')
        .select('language')
        .where('email_key', '=', emailKey(email))
        .where('verified_at', 'is not', null)
        .executeTakeFirst()
      return row?.language ?? null
    },
    async ofUser(id) {
      const row = await db
        .selectFrom('accounts')
        .select('language')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.language ?? null
    },
  }
}
