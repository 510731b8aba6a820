import type { SignedInUser } from '../identity/identity.ts'
import { unknownOrganisation } from '../policies/find-shown.ts'
import { isWithin, type OperatorScope, requireProof } from '../policies/operator.ts'
import type { Store } from '../store/create-store.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'
import { problem } from '../texts/problem.ts'

/**
 * Finds an organisation on which an operator wants to act.
 * @throws ProblemError where there is none, or they may not
 */
export async function permitOperator(
  { organisations, members }: Pick<Store, 'organisations' | 'members'>,
  { user, scope }: { user: SignedInUser; scope: OperatorScope },
  slug: string,
): Promise<OrganisationKey> {
  const organisation = await organisations.find(slug)
  if (!organisation) throw unknownOrganisation()
  if (!isWithin(scope, organisation.brandId)) throw problem(403, 'problems.not-an-operator')
  requireProof(user)
  // Whoever asks to belong to it counts: they would decide on what is to be theirs.
  if (await members.find(user.id, organisation.id)) throw problem(403, 'problems.own-organisation')
  return organisation
}
