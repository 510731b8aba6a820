import type { Connection } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { readPage } from './chain-page.ts'
import { type Fault, judgeLink, passLink, type Progress, progressFrom } from './judge-link.ts'
import { beginning, type ChainPlace } from './link.ts'
import { type Unsealed, unsealedEntries } from './unsealed-entries.ts'

export type Verdict = {
  /** What is wrong, and where it shows first; null: nothing is. */
  fault: Fault | null
  /** Entries that are in order. */
  entries: number
  /** Texts of them that were written anew for people who were deleted or joined. */
  rewritten: number
  /** The last link that is in order. */
  head: ChainPlace
  /** What the chain does not vouch for yet. */
  unsealed: Unsealed
}

/** Milliseconds that an entry waits for its link at most, if the portal runs or `sealEntries` was called. */
const patience = 15 * 60_000
/** Below every position, also below those that somebody makes up. */
const lowest = Number.MIN_SAFE_INTEGER

/**
 * Compares the audit log with its chain, from one end to the other, in pages.
 * @param options.from position to begin at; what comes before is taken as it is
 * @param options.kept a head of before, kept outside the database: of `from - 1` or later
 * @param options.now ms since the epoch
 */
export async function verifyChain(
  db: Connection,
  { from = 1, kept, now }: { from?: number; kept?: ChainPlace | undefined; now: number },
): Promise<Verdict> {
  const unsealed = await unsealedEntries(db)
  const start = from === 1 ? beginning : await placeAt(db, from - 1)
  const progress = progressFrom(start ?? beginning)
  const fault = start
    ? (wrongHead(start, kept) ??
      (await walk(db, progress, { after: from === 1 ? lowest : from - 1, kept })) ??
      wrongEnd(progress, unsealed, { kept, now }))
    : ({ kind: 'link-missing', position: from - 1 } as const)
  const { position, hash, entries, rewritten } = progress
  return { fault, entries, rewritten, head: { position, hash }, unsealed }
}

/** Goes on to the end of the chain, or to what is wrong. */
async function walk(
  db: Connection,
  progress: Progress,
  start: { after: number; kept: ChainPlace | undefined },
): Promise<Fault | null> {
  for (let { after } = start; ;) {
    const page = await readPage(db, after)
    for (const found of page) {
      const fault = judgeLink(progress, found) ?? wrongHead(found.link, start.kept)
      if (fault) return fault
      passLink(progress, found)
    }
    const end = page.at(-1)?.link.position
    const stranger = await findStranger(db, after, end)
    if (stranger || end === undefined) return stranger
    after = end
  }
}

async function placeAt(db: Connection, position: number): Promise<ChainPlace | null> {
  const row = await db
    .selectFrom('audit_links')
    .select('hash')
    .where('position', '=', position)
    .executeTakeFirst()
  return row ? { position, hash: row.hash } : null
}

/**
 * An entry that says it has a place in the chain, where the chain has another one or none.
 * @param to undefined: to the end, and beyond
 */
async function findStranger(
  db: Connection,
  after: number,
  to: number | undefined,
): Promise<Fault | null> {
  const row = await db
    .selectFrom('audit_log as e')
    .leftJoin('audit_links as l', (join) =>
      join.onRef('l.position', '=', 'e.position').onRef('l.audit_id', '=', 'e.id'),
    )
    .select(['e.id', 'e.created_at', 'e.action', 'e.position'])
    .where('e.position', '>', after)
    .$if(to !== undefined, (query) => query.where('e.position', '<=', to ?? after))
    .where('l.position', 'is', null)
    .orderBy('e.position')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { id, created_at: createdAt, action } = row
  return { kind: 'inserted', position: Number(row.position), entry: { id, createdAt, action } }
}

/** A head that was kept is that of a chain which was made anew since. */
function wrongHead(place: ChainPlace, kept: ChainPlace | undefined): Fault | null {
  const { position, hash } = place
  return kept?.position === position && kept.hash !== hash ? { kind: 'other-head', position } : null
}

function wrongEnd(
  end: ChainPlace,
  { since }: Unsealed,
  { kept, now }: { kept: ChainPlace | undefined; now: number },
): Fault | null {
  const position = end.position + 1
  if (kept && kept.position > end.position) return { kind: 'ends-early', position }
  const isLate = since !== null && since < isoTime(now - patience)
  return isLate ? { kind: 'unsealed', position } : null
}
