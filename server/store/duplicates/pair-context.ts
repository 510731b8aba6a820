import type { DismissalReason } from '#src/contract/operate/duplicates.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { Sign } from '../../policies/duplicate-keys.ts'
import type { Connection } from '../engine.ts'
import { type Lease, leaseKey, leasesOf } from '../verification/leases.ts'
import { itemOf } from './duplicate-rules.ts'
import { type Pair, readSigns, waitingPairs } from './pair.ts'
import { pairVersion } from './pair-version.ts'

/** A pair that waits, and what is known of it besides its suppliers. */
export type PairContext = {
  version: string
  since: string
  signs: Sign[]
  /** What somebody has said of it, before one of both changed. */
  dismissed: { at: string; by: string | null; reason: DismissalReason; note: string | null } | null
  lease: Lease | null
}

/** @param now ms since the epoch @returns undefined where the pair does not wait */
export async function pairContext(
  db: Connection,
  pair: Pair,
  now: number,
): Promise<PairContext | undefined> {
  const key = itemOf(pair)
  const [row, version, dismissed, leases] = await Promise.all([
    waitingPairs(db)
      .select(['p.since', 'p.signs'])
      .where('p.first_id', '=', pair.first)
      .where('p.second_id', '=', pair.second)
      .executeTakeFirst(),
    pairVersion(db, pair),
    db
      .selectFrom('duplicate_dismissals as d')
      .leftJoin('users as u', 'u.id', 'd.user_id')
      .select(['d.dismissed_at as at', 'd.reason', 'd.note'])
      .select(['u.first_name as firstName', 'u.last_name as lastName'])
      .where('d.first_id', '=', pair.first)
      .where('d.second_id', '=', pair.second)
      .executeTakeFirst(),
    leasesOf(db, [key], now),
  ])
  if (!row || version === null) return undefined
  return {
    ...{ version, since: row.since, signs: readSigns(row.signs) },
    dismissed: dismissed
      ? {
          ...{ at: dismissed.at, reason: dismissed.reason, note: dismissed.note },
          by: nameOf(dismissed),
        }
      : null,
    lease: leases.get(leaseKey(key)) ?? null,
  }
}

function nameOf({ firstName, lastName }: { firstName: string | null; lastName: string | null }) {
  return fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) || null
}
