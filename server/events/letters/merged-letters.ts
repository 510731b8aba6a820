import { mergedLetter } from '../../mail/merged-letter.ts'
import { toOwners } from './credential-letters.ts'
import type { LetteredEvent, LetterNeeds, OwnLetter } from './letter-needs.ts'

type Merged = Extract<LetteredEvent, { type: 'organisation.merged' }>

/** To each owner of what remains, who owned one of both: two profiles have become one (OPR-3). */
export function mergedLetters(needs: LetterNeeds, { data }: Merged): Promise<OwnLetter[]> {
  const { organisation, site, textsFor } = needs
  return toOwners(needs, async (to) =>
    mergedLetter({ texts: await textsFor(to), site, organisation, to }, data.name),
  )
}
