import type { OrganisationKey } from '../../store/organisations/organisation-record.ts'
import type { OptionSpec } from '../command.ts'
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

/** An option that filters a list by the organisation. */
export const organisationOption = {
  type: 'string',
  value: 'SLUG',
  help: 'Only those of this organisation.',
} as const satisfies OptionSpec

/**
 * The id of the organisation that a list is filtered by; undefined: all of them.
 * @throws OperatorError when there is none with this slug
 */
export async function readOrganisation(
  context: OperatorContext,
  slug: string | undefined,
): Promise<string | undefined> {
  return slug === undefined ? undefined : (await knownOrganisation(context, slug)).id
}
