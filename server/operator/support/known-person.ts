import { findPeople, type Person } from '../../store/people/find-people.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * The one person with an e-mail address or an id. Of several with an address it is the one who has
 * confirmed it: any person may sign up with it.
 * @throws OperatorError when there is none, or several share the address
 */
export async function knownPerson(context: OperatorContext, idOrEmail: string): Promise<Person> {
  const { db } = await context.database()
  const people = await findPeople(db, idOrEmail)
  const confirmed = people.filter((one) => one.emailVerified)
  const [person, ...others] = confirmed.length > 0 ? confirmed : people
  if (!person) throw new OperatorError(`Nobody is known as '${idOrEmail}'.`)
  if (others.length > 0) {
    const ids = [person, ...others].map((one) => one.id).join(', ')
    throw new OperatorError(
      `Several people have the address '${idOrEmail}': name one by id (${ids}).`,
    )
  }
  return person
}
