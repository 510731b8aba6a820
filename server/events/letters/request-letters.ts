import { answeredRequestLetter, sentRequestLetter } from '../../mail/request-letters.ts'
import { toOwners } from './credential-letters.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Sent = Extract<LetteredEvent, { type: 'request.sent' }>
type Answered = Extract<LetteredEvent, { type: 'request.answered' }>

/** To each owner of the supplier: a buyer asks for something (DSC-6). None where it was taken back meanwhile. */
export async function sentRequestLetters(needs: LetterNeeds, { data }: Sent): Promise<OwnLetter[]> {
  const { store, organisation, site, textsFor } = needs
  const request = await store.sentRequests.told(data.request)
  if (!request || request.isWithdrawn) return []
  return toOwners(needs, async (to) =>
    sentRequestLetter({ texts: await textsFor(to), site, organisation, to }, request),
  )
}

/** To whoever sent a request, while they belong to the buyer: nothing in it waits any more (DSC-6). */
export async function answeredRequestLetters(
  { store, organisation, site, textsFor }: LetterNeeds,
  { data }: Answered,
): Promise<OwnLetter[]> {
  const request = await store.sentRequests.told(data.request)
  const to = request?.sender
  if (!request || !to) return []
  const texts = await textsFor(to)
  return [
    {
      userId: to.userId,
      letter: answeredRequestLetter({ texts, site, organisation, to }, request),
    },
  ]
}
