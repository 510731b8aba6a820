import type { QueueQuery } from '#src/data/operate-data.ts'

/** What waits: something of a supplier, by whatever its id is called. */
export type AnyKey = { slug: string } & (
  { credentialId: string } | { claimId: string } | { otherSlug: string } | { itemId: string }
)
/** A credential that waits, as the address names it: slug and credential. */
export type QueueKey = { slug: string; credentialId: string }

/** Between slug and id; neither has it. */
const between = '~'

/** The id of what waits at its supplier. */
export function idOf(key: AnyKey): string {
  // First: what has an id of its own may be about a credential, too.
  if ('itemId' in key) return key.itemId
  if ('otherSlug' in key) return key.otherSlug
  return 'claimId' in key ? key.claimId : key.credentialId
}

export const keyText = (key: AnyKey) => key.slug + between + idOf(key)

/** @returns null for what names nothing that could wait */
export function readItemKey(text: string | undefined): { slug: string; itemId: string } | null {
  const [slug, itemId, ...more] = (text ?? '').split(between)
  return slug && itemId && more.length === 0 ? { slug, itemId } : null
}

/** @returns null for what names no credential that could wait */
export function readKey(text: string | undefined): QueueKey | null {
  const key = readItemKey(text)
  return key && { slug: key.slug, credentialId: key.itemId }
}

/** What of the queue is shown, as its address says. */
export type QueueFilters = Pick<QueueQuery, 'kind' | 'credential' | 'country' | 'files'>

/** Reads the filters of an address; what is none of them is left out. */
export function readFilters(query: Readonly<Record<string, string>>): QueueFilters {
  const { kind, credential, country, files } = query
  return {
    ...((kind === 'new' || kind === 'renewal') && { kind }),
    ...(credential && { credential }),
    ...(country && isCountry(country) && { country }),
    ...((files === 'yes' || files === 'no') && { files }),
  }
}

/** Whether a text has the form of a country's code. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/**
 * The row beside another one; at an end of the list the last or the first one.
 * @param place at which that one stood where it is gone by now; without it, the list begins at either end
 */
export function besides<Row extends AnyKey>(
  rows: readonly Row[],
  key: string | null,
  step: 1 | -1,
  place = -1,
): Row | undefined {
  const at = rows.findIndex((row) => keyText(row) === key)
  if (at < 0 && place >= 0) return step > 0 ? (rows[place] ?? rows.at(-1)) : rows[place - 1]
  if (at < 0) return step > 0 ? rows[0] : rows.at(-1)
  return rows[Math.min(rows.length - 1, Math.max(0, at + step))]
}
