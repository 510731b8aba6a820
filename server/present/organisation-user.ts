import type { OrganisationUser } from '#src/contract/membership.ts'
import type { OrganisationPerson } from '../store/organisation-people.ts'

/**
 * A person of an organisation as its members see them.
 * @param seesAll whether an owner or the operator asks: only they are told addresses
 */
export function presentOrganisationUser(
  { userId, email, emailVerified, ...person }: OrganisationPerson,
  asker: { userId: string; seesAll: boolean },
): OrganisationUser {
  return {
    ...person,
    email: asker.seesAll ? email : null,
    emailVerified: asker.seesAll ? emailVerified : null,
    isSelf: userId === asker.userId,
  }
}
