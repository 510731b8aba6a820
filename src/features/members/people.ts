import type { Translate } from '../../i18n/texts.ts'
import type { OrganisationUser } from '../../contract/membership.ts'
import { fullName } from '../../contract/full-name.ts'

/** The people of an organisation, sorted by what can be done for them. */
export type People = {
  claims: OrganisationUser[]
  members: OrganisationUser[]
  /** Whether the user decides: as an owner, or as an operator, who is not one of the members. */
  mayDecide: boolean
  isMember: boolean
  /** Whether the user is the one owner that the organisation cannot lose. */
  isLastOwner: boolean
}

/** Separates claims from members, and tells what the user may do. */
export function sortPeople(people: readonly OrganisationUser[]): People {
  const members = people
    .filter((one) => one.whenAccepted)
    .toSorted((one, other) => one.whenAsked.localeCompare(other.whenAsked))
  const owners = members.filter((one) => one.relationship === 'OWNER')
  const isOwner = owners.some((one) => one.isSelf)
  const isMember = members.some((one) => one.isSelf)
  return {
    claims: people.filter((one) => !one.whenAccepted),
    members,
    mayDecide: isOwner || !isMember,
    isMember,
    isLastOwner: isOwner && owners.length === 1,
  }
}

/** @returns the name to show: another identity provider may not ask for names, so they can be missing */
export function nameOf(t: Translate, person: OrganisationUser): string {
  return fullName(person) || person.email || t('members.nobody')
}
