import { sql } from 'kysely'
import type { Connection } from '../engine.ts'

/** What waits for a verifier: nothing of suspended suppliers does. */
export const waitingCredentials = (db: Connection) =>
  db
    .selectFrom('organisation_credentials as c')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .where('c.waiting_since', 'is not', null)
    .where('o.status', '!=', 'SUSPENDED')

/** Whether a row of `alias` is about the credential `c`. */
export const isOfCredential = (alias: string) => sql<boolean>`
  ${sql.ref(`${alias}.organisation_id`)} = c.organisation_id
  and ${sql.ref(`${alias}.credential_id`)} = c.credential_id`

/** Whether nobody has decided on the credential `c` in the last seconds, in which that can be undone. */
export const isUndecided = sql<boolean>`
  not exists (
    select 1 from queued_decisions q
    where q.organisation_id = c.organisation_id and q.item_id = c.credential_id)`
