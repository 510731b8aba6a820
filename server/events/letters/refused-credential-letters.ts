import { refusedCredentialLetter } from '../../mail/credential-letters.ts'
import { ownersAmong } from '../../store/organisation-people.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Refused = Extract<LetteredEvent, { type: 'credential.refused' }>

/** To each owner: the operator has taken a credential off the profile, and why. */
export async function refusedCredentialLetters(
  { store, catalogue, organisation, site, textsFor }: LetterNeeds,
  { data }: Refused,
): Promise<OwnLetter[]> {
  const people = await store.members.people(organisation.id)
  const owners = ownersAmong(people)
  const name = catalogue.credentialById(data.credential)?.name ?? data.credential
  const credential = { name, reason: data.reason }
  return Promise.all(
    owners.map(async (one) => ({
      userId: one.userId,
      letter: refusedCredentialLetter(await textsFor(one), site, organisation, credential, one),
    })),
  )
}
