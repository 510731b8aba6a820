import {
  decidedCredentialLetter,
  refusedCredentialLetter,
  type ToldOutcome,
} from '../../mail/credential-letters.ts'
import { type OrganisationPerson, ownersAmong } from '../../store/organisation-people.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Refused = Extract<LetteredEvent, { type: 'credential.refused' }>
type Decided = Extract<LetteredEvent, { type: 'credential.decided' }>

/** To each owner: what was handed in for a credential is not confirmed, and why. */
export function refusedCredentialLetters(
  needs: LetterNeeds,
  { data }: Refused,
): Promise<OwnLetter[]> {
  const { catalogue, organisation, site, textsFor } = needs
  const { reason: note, reasons, stays } = data
  const credential = { name: nameIn(catalogue, data.credential), note, reasons, stays }
  return toOwners(needs, async (one) =>
    refusedCredentialLetter(await textsFor(one), site, organisation, credential, one),
  )
}

/** To each owner: what was decided on a credential, unless only papers were handed in. */
export async function decidedCredentialLetters(
  needs: LetterNeeds,
  { data }: Decided,
): Promise<OwnLetter[]> {
  const { outcome, note, reasons } = data
  if (!isTold(outcome)) return []
  const { catalogue, organisation, site, textsFor } = needs
  const credential = { name: nameIn(catalogue, data.credential), outcome, note, reasons }
  return toOwners(needs, async (one) =>
    decidedCredentialLetter(await textsFor(one), site, organisation, credential, one),
  )
}

const isTold = (outcome: Decided['data']['outcome']): outcome is ToldOutcome =>
  outcome !== 'renewing'

const nameIn = (catalogue: LetterNeeds['catalogue'], id: string) =>
  catalogue.credentialById(id)?.name ?? id

/** A letter to each owner of the organisation. */
export async function toOwners(
  { store, organisation }: LetterNeeds,
  letterTo: (owner: OrganisationPerson) => Promise<OwnLetter['letter']>,
): Promise<OwnLetter[]> {
  const owners = ownersAmong(await store.members.people(organisation.id))
  return Promise.all(
    owners.map(async (one) => ({ userId: one.userId, letter: await letterTo(one) })),
  )
}
