import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { Connection } from '../engine.ts'

/** Whoever did it; null: the command line, or somebody whose account is gone. */
export type Author = { id: string; name: string } | null

export type VersionRecord = {
  number: number
  at: string
  by: Author
  way: 'console' | 'command-line'
  again: number | null
}
export type DraftRecord = {
  version: string
  begunOn: number | null
  savedAt: string
  savedBy: Author
  /** With the hosts of today, where the draft has not changed those that it began from. */
  state: BrandState
  /** As they were saved. */
  savedHosts: string[]
}
/** What there is of a brand. */
export type BrandRecord = {
  published: (VersionRecord & { state: BrandState }) | null
  draft: DraftRecord | null
}

type WithUser = { userId: string | null; firstName: string | null; lastName: string | null }

const authorOf = ({ userId, firstName, lastName }: WithUser): Author =>
  userId === null
    ? null
    : { id: userId, name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }) }

const stateOf = ({ content, hosts }: { content: string; hosts: string }): BrandState => ({
  brand: JSON.parse(content) as BrandState['brand'],
  hosts: JSON.parse(hosts) as string[],
})

/** Published states, the newest first. */
export const selectVersions = (db: Connection, brandId: string) =>
  db
    .selectFrom('brand_versions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select(['s.number', 's.published_at as at', 's.way', 's.again', 's.user_id as userId'])
    .select(['u.first_name as firstName', 'u.last_name as lastName'])
    .where('s.brand_id', '=', brandId)
    .orderBy('s.number', 'desc')

/** A row of `selectVersions` without what only tells its author. */
export function versionOf(row: Omit<VersionRecord, 'by'> & WithUser): VersionRecord {
  const { number, at, way, again } = row
  return { number, at, way, again, by: authorOf(row) }
}

/** @returns null where no such state was published */
export async function readVersion(db: Connection, brandId: string, number: number) {
  const row = await selectVersions(db, brandId)
    .select(['s.content', 's.hosts'])
    .where('s.number', '=', number)
    .executeTakeFirst()
  return row ? { ...versionOf(row), state: stateOf(row) } : null
}

/** What visitors see, and what is drafted; both null for a brand that is not there. */
export async function readRecord(db: Connection, brandId: string): Promise<BrandRecord> {
  const [version, draft, hosts] = await Promise.all([
    selectVersions(db, brandId).select(['s.content', 's.hosts']).limit(1).executeTakeFirst(),
    db
      .selectFrom('brand_drafts as d')
      .leftJoin('users as u', 'u.id', 'd.user_id')
      .leftJoin('brand_versions as b', (join) =>
        join.onRef('b.brand_id', '=', 'd.brand_id').onRef('b.number', '=', 'd.begun_on'),
      )
      .select('b.hosts as begunHosts')
      .select([
        'd.version',
        'd.begun_on as begunOn',
        'd.saved_at as savedAt',
        'd.content',
        'd.hosts',
      ])
      .select(['d.user_id as userId', 'u.first_name as firstName', 'u.last_name as lastName'])
      .where('d.brand_id', '=', brandId)
      .executeTakeFirst(),
    hostsOf(db, brandId),
  ])
  const drafted = draft && stateOf(draft)
  return {
    published: version ? { ...versionOf(version), state: { ...stateOf(version), hosts } } : null,
    draft: drafted
      ? {
          ...{ version: draft.version, begunOn: draft.begunOn, savedAt: draft.savedAt },
          savedBy: authorOf(draft),
          state: { ...drafted, hosts: areKept(draft) ? hosts : drafted.hosts },
          savedHosts: drafted.hosts,
        }
      : null,
  }
}

/** Whether a draft has the hosts that it began from: others may have changed them since. */
function areKept({ hosts, begunHosts }: { hosts: string; begunHosts: string | null }): boolean {
  if (begunHosts === null) return false
  const [now, then] = [hosts, begunHosts].map((list) => new Set(JSON.parse(list) as string[]))
  return now !== undefined && then !== undefined && now.symmetricDifference(then).size === 0
}

/** The hosts that show a brand, in their order. */
export async function hostsOf(db: Connection, brandId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('brand_hosts')
    .select('host')
    .where('brand_id', '=', brandId)
    .orderBy('host')
    .execute()
  return rows.map(({ host }) => host)
}

/** Ids of all brands, those that were never published too. */
export async function brandIds(db: Connection): Promise<string[]> {
  const [brands, drafts] = await Promise.all([
    db.selectFrom('brands').select('id').execute(),
    db.selectFrom('brand_drafts').select('brand_id as id').execute(),
  ])
  return [...new Set([...brands, ...drafts].map(({ id }) => id))].toSorted()
}
