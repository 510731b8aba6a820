import { ownersAmong, type OrganisationPerson, peopleOf } from '../organisation-people.ts'
import type { DeriveAttributes } from '../credentials/save-derived-attributes.ts'
import type { Connection } from '../engine.ts'
import type { Occasion } from '../events/event.ts'
import { mergeAndTell } from '../merge/merge-and-tell.ts'
import { mergeOrganisations, type Merger } from '../merge/merge-organisations.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import { endLease, takeLease } from '../verification/leases.ts'
import { NotWaiting } from '../verification/queued-decisions.ts'
import { itemOf } from './duplicate-rules.ts'
import { pairOf } from './pair.ts'
import { pairVersion } from './pair-version.ts'

type Both = {
  from: Pick<OrganisationKey, 'id' | 'slug' | 'name'>
  into: Pick<OrganisationKey, 'id' | 'slug' | 'name'>
  derive: DeriveAttributes
}

/** What a merger would do. */
export type MergeTrial = Merger & {
  /** Addresses of profiles that would lead to the one that stays. */
  redirects: string[]
  owners: OrganisationPerson[]
}

/** Tries a merger of a pair that waits, and takes it back. @throws NotWaiting */
export async function tryMerge(db: Connection, { from, into, derive }: Both): Promise<MergeTrial> {
  const transaction = await db.startTransaction().execute()
  try {
    const pair = pairOf(from.id, into.id)
    if ((await pairVersion(transaction, pair)) === null) throw new NotWaiting('No such pair')
    const slugs = await transaction
      .selectFrom('organisation_slugs')
      .select('slug')
      .where('organisation_id', '=', from.id)
      .orderBy('created_at')
      .execute()
    const merger = await mergeOrganisations(transaction, { from: from.id, into: into.id }, derive)
    const owners = ownersAmong(await peopleOf(transaction, into.id))
    return { ...merger, redirects: slugs.map(({ slug }) => slug), owners }
  } finally {
    await transaction.rollback().execute()
  }
}

export type NewMerge = Both & {
  /** Of the pair as it was shown. */
  version: string
  by: { id: string; email: string }
  /** Null: nobody is told by mail. */
  occasion: Occasion | null
}

/**
 * Makes the suppliers of a pair one. Nobody can undo it.
 * @param now ms since the epoch
 * @throws NotWaiting where either has changed since, or Leased
 */
export function mergePair(
  db: Connection,
  { from, into, derive, version, by, occasion }: NewMerge,
  now: number,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const pair = pairOf(from.id, into.id)
    for (const id of [pair.first, pair.second]) await lockOrganisation(transaction, id)
    if ((await pairVersion(transaction, pair)) !== version)
      throw new NotWaiting('Something else waits by now')
    await takeLease(transaction, itemOf(pair), by.id, now)
    await endLease(transaction, itemOf(pair), by.id)
    await mergeAndTell(transaction, { from, into, derive, actor: by.email, occasion })
  })
}
