import type { OrganisationKey } from '../../store/organisations/organisation-record.ts'
import type { OperatorContext } from '../context.ts'
import { OperatorError } from '../operator-error.ts'

/**
 * The organisation with a slug, in use or former.
 * @throws OperatorError when there is none
 */
export async function knownOrganisation(
  context: OperatorContext,
  slug: string,
): Promise<OrganisationKey> {
  const { organisations } = await context.store()
  const organisation = await organisations.find(slug)
  if (!organisation) throw new OperatorError(`There is no organisation '${slug}'.`)
  return organisation
}
