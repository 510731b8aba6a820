import type { Queued } from '#src/contract/operate/queue.ts'
import type { QueueQuery } from '#src/data/operate-data.ts'

/** What waits, as the address names it: slug and credential. */
export type QueueKey = { slug: string; credentialId: string }

/** Between slug and id; neither has it. */
const between = '~'

export const keyText = ({ slug, credentialId }: QueueKey) => slug + between + credentialId

/** @returns null for what names nothing that could wait */
export function readKey(text: string | undefined): QueueKey | null {
  const [slug, credentialId, ...more] = (text ?? '').split(between)
  return slug && credentialId && more.length === 0 ? { slug, credentialId } : null
}

/** What of the queue is shown, as its address says. */
export type QueueFilters = Pick<QueueQuery, 'kind' | 'credential' | 'country' | 'files'>

/** Reads the filters of an address; what is none of them is left out. */
export function readFilters(query: Readonly<Record<string, string>>): QueueFilters {
  const { kind, credential, country, files } = query
  return {
    ...((kind === 'new' || kind === 'renewal') && { kind }),
    ...(credential && { credential }),
    ...(country && /^[A-Z]{2}$/.test(country) && { country }),
    ...((files === 'yes' || files === 'no') && { files }),
  }
}

/**
 * The row beside another one; at an end of the list the last or the first one.
 * @param place at which that one stood where it is gone by now; without it, the list begins at either end
 */
export function besides(
  rows: readonly Queued[],
  key: string | null,
  step: 1 | -1,
  place = -1,
): Queued | undefined {
  const at = rows.findIndex((row) => keyText(row) === key)
  if (at < 0 && place >= 0) return step > 0 ? (rows[place] ?? rows.at(-1)) : rows[place - 1]
  if (at < 0) return step > 0 ? rows[0] : rows.at(-1)
  return rows[Math.min(rows.length - 1, Math.max(0, at + step))]
}
