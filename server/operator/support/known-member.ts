import { emailKey } from '#src/contract/email-address.ts'
import type { OrganisationPerson } from '../../store/organisation-people.ts'
import type { OrganisationKey } from '../../store/organisations/organisation-record.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'
import { knownOrganisation } from './known-organisation.ts'

/**
 * A person who belongs to an organisation or asks to. Of several with an address it is the one who has
 * confirmed it: any person may sign up with it.
 * @throws OperatorError when there is no such organisation or person, or several share the address
 */
export async function knownMember(
  context: OperatorContext,
  slug: string,
  email: string,
): Promise<{ organisation: OrganisationKey; person: OrganisationPerson }> {
  const organisation = await knownOrganisation(context, slug)
  const { members } = await context.store()
  const people = await members.people(organisation.id)
  const named = people.filter((one) => emailKey(one.email) === emailKey(email))
  const confirmed = named.filter((one) => one.emailVerified)
  const [person, ...others] = confirmed.length > 0 ? confirmed : named
  if (!person) {
    throw new OperatorError(`Nobody with the address '${email}' belongs to ${organisation.slug}.`)
  }
  if (others.length > 0) {
    throw new OperatorError(`Several people of ${organisation.slug} have the address '${email}'.`)
  }
  return { organisation, person }
}
