import { fullName } from '#src/contract/full-name.ts'
import { acceptedLetter, joinedLetter, refusedLetter } from '../../mail/member-letters.ts'
import { nameToShow } from '../../policies/personal-message.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Accepted = Extract<LetteredEvent, { type: 'membership.accepted' }>
type Decided = Accepted | Extract<LetteredEvent, { type: 'membership.refused' }>

/** To whoever made a claim: what was decided; and to owners in whose place the operator has accepted it. */
export async function decisionLetters(needs: LetterNeeds, event: Decided): Promise<OwnLetter[]> {
  const { store, organisation, site, textsFor } = needs
  const { userId } = event
  const person = userId === null ? undefined : await store.members.user(userId)
  if (!person) return []
  const texts = await textsFor(person)
  if (event.type === 'membership.accepted') {
    const own = { userId, letter: acceptedLetter(texts, site, organisation, person) }
    return event.data.isForOwners ? [own, ...(await ownersLetters(needs, event))] : [own]
  }
  const { reasons = [], note = null } = event.data
  const letter = refusedLetter(texts, site, organisation, person, { reasons, note })
  return [{ userId, letter }]
}

async function ownersLetters(
  { store, organisation, site, textsFor }: LetterNeeds,
  { userId }: Accepted,
): Promise<OwnLetter[]> {
  const people = await store.members.people(organisation.id)
  const joined = people.find((one) => one.userId === userId)
  if (!joined) return []
  const person = { name: nameToShow(fullName(joined), joined), email: joined.email }
  return Promise.all(
    ownersAmong(people)
      .filter((one) => one.userId !== userId)
      .map(async (to) => ({
        userId: to.userId,
        letter: joinedLetter(await textsFor(to), site, organisation, person, to),
      })),
  )
}
