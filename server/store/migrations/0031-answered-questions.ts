import { sql } from 'kysely'
import type { Migration } from '../migration.ts'

/**
 * What was asked for and has come: earlier releases noted no more of such a file than that it is there, and
 * suppliers would be told for good that something is missing.
 */
export const answeredQuestions: Migration = {
  id: '0031-answered-questions',
  async up(transaction) {
    const filesSince = sql`from evidence as e
      where e.organisation_id = credential_checks.organisation_id
        and e.credential_id = credential_checks.credential_id
        and e.uploaded_at > credential_checks.valid_from`
    await sql`update credential_checks
      set valid_to = (select min(e.uploaded_at) ${filesSince})
      where outcome = 'incomplete' and valid_to is null and exists (select 1 ${filesSince})`.execute(
      transaction,
    )
  },
}
