import { sql } from 'kysely'
import { emailKey } from '#src/contract/email-address.ts'
import type { Connection } from '../engine.ts'

/** A person who has an account, has signed in, or both. */
export type Person = {
  /** Subject of the identity provider. */
  id: string
  email: string
  emailVerified: boolean
}

/**
 * Whether what is stored under an address is the person's own: their newsletters, say. Not where they have
 * only signed up with the address of another.
 */
export async function speaksForAddress(db: Connection, person: Person): Promise<boolean> {
  if (person.emailVerified) return true
  return (await findPeople(db, person.email)).every((one) => one.id === person.id)
}

/**
 * The people with an id or an e-mail address, however it is capitalised. Several where accounts that
 * are not confirmed share it, or an outside identity provider knows it under several subjects.
 * @param idOrEmail an id has no `@`
 */
export async function findPeople(db: Connection, idOrEmail: string): Promise<Person[]> {
  const key = emailKey(idOrEmail)
  const byEmail = idOrEmail.includes('@')
  const users = await db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified'])
    .$if(byEmail, (query) =>
      query.where(({ eb, or }) =>
        or([eb('email', '=', idOrEmail.trim()), eb(sql`lower(email)`, '=', key)]),
      ),
    )
    .$if(!byEmail, (query) => query.where('id', '=', idOrEmail))
    .orderBy('created_at')
    .execute()
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'verified_at'])
    .where(byEmail ? 'email_key' : 'id', '=', byEmail ? key : idOrEmail)
    .execute()
  const people = new Map<string, Person>()
  for (const { id, email, verified_at } of accounts) {
    people.set(id, { id, email, emailVerified: verified_at !== null })
  }
  for (const { id, email, email_verified } of users) {
    people.set(id, { id, email, emailVerified: email_verified === 1 })
  }
  return [...people.values()]
}
