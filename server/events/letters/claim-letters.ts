import { fullName } from '#src/contract/full-name.ts'
import { claimReminderDays, claimUnansweredDays } from '#src/contract/operate/claims.ts'
import { claimLetter } from '../../mail/member-letters.ts'
import { nameToShow } from '../../policies/personal-message.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Claimed = Extract<LetteredEvent, { type: 'membership.claimed' }>
type Unanswered = Extract<LetteredEvent, { type: 'membership.unanswered' }>

/**
 * A claim waits (ORG-3): to each owner, or to the operators who may decide where the organisation has no owner.
 * @returns none where the claim has been taken back or decided meanwhile
 */
export async function claimLetters(
  { store, organisation, site, textsFor }: LetterNeeds,
  event: Claimed,
): Promise<OwnLetter[]> {
  const people = await store.members.people(organisation.id)
  const claimant = people.find((one) => one.userId === event.userId)
  if (!claimant || claimant.whenAccepted) return []
  const owners = ownersAmong(people)
  const operators =
    owners.length > 0 ? [] : await store.operators.addresses('support', organisation.brandId)
  const { email, emailVerified } = claimant
  const name = nameToShow(fullName(claimant), claimant)
  return Promise.all(
    [...owners, ...operators.map(operator)].map(async (to) => ({
      userId: 'userId' in to ? to.userId : null,
      letter: claimLetter(
        await textsFor(to),
        site,
        organisation,
        { name, email, emailVerified },
        to,
      ),
    })),
  )
}

/**
 * The owners have not answered a claim for some days (OPR-3): to each of them, before the operator decides.
 * @returns none where the claim has been taken back or decided meanwhile
 */
export async function unansweredLetters(
  { store, organisation, site, textsFor }: LetterNeeds,
  event: Unanswered,
): Promise<OwnLetter[]> {
  const people = await store.members.people(organisation.id)
  const claimant = people.find((one) => one.userId === event.userId)
  if (!claimant || claimant.whenAccepted) return []
  const { email, emailVerified } = claimant
  const asking = { name: nameToShow(fullName(claimant), claimant), email, emailVerified }
  const daysLeft = claimUnansweredDays - claimReminderDays
  return Promise.all(
    ownersAmong(people).map(async (to) => ({
      userId: to.userId,
      letter: claimLetter(await textsFor(to), site, organisation, asking, to, daysLeft),
    })),
  )
}

const operator = (email: string) => ({ email, emailVerified: true, firstName: null }) as const
