import { appealLetter, restoredLetter, suspendedLetter } from '../../mail/report-letters.ts'
import { toOwners } from './credential-letters.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Suspension = Extract<LetteredEvent, { type: 'profile.suspended' | 'profile.restored' }>
type Decided = Extract<LetteredEvent, { type: 'appeal.decided' }>

/** To each owner: the profile is suspended or shown again (OPR-7). */
export function suspensionLetters(needs: LetterNeeds, event: Suspension): Promise<OwnLetter[]> {
  const { organisation, site, textsFor } = needs
  return toOwners(needs, async (to) => {
    const parts = { texts: await textsFor(to), site, organisation, to }
    return event.type === 'profile.suspended'
      ? suspendedLetter(parts, event.data.note)
      : restoredLetter(parts)
  })
}

/** To each owner: what was decided on an appeal. */
export function appealLetters(needs: LetterNeeds, { data }: Decided): Promise<OwnLetter[]> {
  const { catalogue, organisation, site, textsFor } = needs
  const { outcome, note } = data
  const known = data.credential === null ? null : catalogue.credentialById(data.credential)
  const credential = data.credential && (known?.name ?? data.credential)
  return toOwners(needs, async (to) => {
    const parts = { texts: await textsFor(to), site, organisation, to }
    return appealLetter(parts, { credential, outcome, note })
  })
}
