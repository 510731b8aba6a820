import { acceptedLetter, refusedLetter } from '../../mail/member-letters.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Decided = Extract<LetteredEvent, { type: 'membership.accepted' | 'membership.refused' }>

/** To whoever made a claim: what was decided. */
export async function decisionLetters(
  { store, organisation, site, textsFor }: LetterNeeds,
  { type, userId }: Decided,
): Promise<OwnLetter[]> {
  const person = userId === null ? undefined : await store.members.user(userId)
  if (!person) return []
  const letter = type === 'membership.accepted' ? acceptedLetter : refusedLetter
  const texts = await textsFor(person)
  return [{ userId, letter: letter(texts, site, organisation, person) }]
}
