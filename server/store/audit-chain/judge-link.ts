import {
  auditTexts,
  type ChainPlace,
  digestOf,
  type EachText,
  hashOf,
  type Link,
  type SealedEntry,
} from './link.ts'

/** What can be wrong with a chain; `position` is where it shows first. */
export type Fault = {
  kind:
    | 'link-missing'
    | 'entry-missing'
    | 'changed'
    | 'swapped'
    | 'inserted'
    | 'dated-back'
    | 'unexplained'
    | 'other-head'
    | 'ends-early'
    | 'unsealed'
  position: number
  /** The entry that it shows at, where that is there. */
  entry?: Pick<SealedEntry, 'id' | 'createdAt' | 'action'>
}

/** A link with what there is now of all that it says. */
export type LinkFound = {
  link: Link
  entry: EntryFound | null
  /** The link that it says it replaces; null where that is not there. */
  replaced: Pick<Link, 'auditId' | 'digests'> | null
  /** The entry that it says was the reason; null where that is not there. */
  reason: Reason | null
}
export type EntryFound = SealedEntry & {
  /** Of the link that vouches for its present texts; null while they wait for one. */
  position: number | null
  /** Whether the link at that position is one of this entry. */
  isOwnPosition: boolean
  salts: EachText<string | null>
}

type Reason = {
  action: string
  /** Of its first link. */
  position: number
  /** In the place of how many links there are others because of it, at most. */
  rewritten: number
}

/** What has been read of a chain so far. */
export type Progress = ChainPlace & {
  /** When the newest entry so far was written, ISO 8601 in UTC; empty before the first one. */
  newest: string
  /** How many links there are for each reason, by its id: as many as people were deleted or joined. */
  uses: Map<string, number>
  /** Entries that are in order, and texts of them that were written anew since. */
  entries: number
  rewritten: number
}

/** Before the link that follows a place. */
export const progressFrom = (place: ChainPlace): Progress => ({
  ...{ ...place, newest: '', uses: new Map(), entries: 0, rewritten: 0 },
})

/** What makes texts of former entries change. */
const reasons: readonly string[] = ['user.delete', 'user.join']

/** Milliseconds that an entry may be older than one before it: transactions take time, and clocks differ. */
const leeway = 15 * 60_000

/**
 * Says what is wrong with the next link of a chain.
 * @param before all that comes before it, which is in order
 * @param found the link that was read next
 * @returns null where it is in order
 */
export function judgeLink(before: Progress, found: LinkFound): Fault | null {
  const { link, entry } = found
  const position = before.position + 1
  if (link.position !== position) return { kind: 'link-missing', position }
  if (!entry) return { kind: 'entry-missing', position }
  const kind = wrongWith(before, link, entry) ?? wrongReplacement(before, found)
  if (!kind) return null
  const { id, createdAt, action } = entry
  return { kind, position, entry: { id, createdAt, action } }
}

function wrongWith(before: Progress, link: Link, entry: EntryFound): Fault['kind'] | null {
  if (hashOf(before.hash, entry, link) !== link.hash) return 'changed'
  if (entry.position !== null && !entry.isOwnPosition) return 'swapped'
  if (entry.position === link.position && !vouchesFor(link, entry)) return 'changed'
  // Whoever points back to a link of before wants texts of before to count.
  if (entry.position !== null && !(entry.position >= link.position)) return 'changed'
  return link.replaces === null && isDatedBack(before, link, entry) ? 'dated-back' : null
}

function vouchesFor({ digests }: Link, entry: EntryFound): boolean {
  return auditTexts.every((name) => {
    const salt = entry.salts[name]
    return salt !== null && digestOf(salt, entry[name]) === digests[name]
  })
}

/**
 * Entries get their links in the order in which they were written, soon after. One that is older than those
 * before it was put there later, unless the clock was set back meanwhile: then it is as young as its link.
 */
function isDatedBack({ newest }: Progress, link: Link, entry: EntryFound): boolean {
  const isOlderThan = (time: string) => Date.parse(entry.createdAt) < Date.parse(time) - leeway
  return isOlderThan(newest) && isOlderThan(link.sealedAt)
}

/** A link in the place of another one needs a reason: one that was recorded in between, and says of how many. */
function wrongReplacement(
  { uses }: Progress,
  { link: { auditId, because, position, replaces }, replaced, reason }: LinkFound,
): Fault['kind'] | null {
  if (replaces === null) return null
  if (replaced?.auditId !== auditId) return 'changed'
  if (because === null || !reason || !reasons.includes(reason.action)) return 'unexplained'
  const isInBetween = reason.position > replaces && reason.position < position
  return isInBetween && (uses.get(because) ?? 0) < reason.rewritten ? null : 'unexplained'
}

/** Takes a link that is in order to what comes before the next one. */
export function passLink(progress: Progress, { link, entry, replaced }: LinkFound): void {
  const { because, digests, hash, position } = link
  Object.assign(progress, { position, hash })
  if (entry && entry.createdAt > progress.newest) progress.newest = entry.createdAt
  if (because !== null) progress.uses.set(because, (progress.uses.get(because) ?? 0) + 1)
  if (replaced)
    progress.rewritten += auditTexts.filter(
      (name) => digests[name] !== replaced.digests[name],
    ).length
  else progress.entries += 1
}
