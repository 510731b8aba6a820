import type { CurrentUser } from '../../contract/membership.ts'
import { fullName } from '../../contract/full-name.ts'

type Organisation = { name: string; slug: string }

/**
 * The hidden fields that the form service gets with the answers (MOD-1).
 * @param ticket proof of the organisation, by which a reported answer earns the tag; may be empty
 */
export function hiddenFields(
  { name, slug }: Organisation,
  user: CurrentUser,
  ticket: string,
): Record<string, string> {
  return {
    organisation_name: name,
    organisation_slug: slug,
    user_id: user.id,
    user_name: fullName(user),
    user_email: user.email,
    ticket,
  }
}

/**
 * The address of a questionnaire on another site. A query ends up in logs and histories there:
 * it says which organisation, and nothing of the person but the id; the ticket is for the form service.
 * @param href of the questionnaire
 * @returns the address with its query
 */
export function addressElsewhere(
  href: string,
  { name, slug }: Organisation,
  user: Pick<CurrentUser, 'id'> | null,
): string {
  const url = new URL(href)
  url.searchParams.set('organisation_name', name)
  url.searchParams.set('organisation_slug', slug)
  if (user) url.searchParams.set('user_id', user.id)
  return url.href
}
