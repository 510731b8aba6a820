import type { StoredPages } from './stored-pages.ts'

/** As many as one query looks up: see `gatherLookups`. */
const together = 64

/**
 * Removes the pages that show what is no longer so: nobody may ask for them again, and what a supplier has
 * taken back, or a supplier who is gone, must not stay on the disk.
 * @param current the version that a page of this place has now
 * @returns how many were removed
 */
export async function sweepStored(
  pages: StoredPages,
  current: (host: string, path: string) => Promise<string>,
): Promise<number> {
  let removed = 0
  let last = 0
  for (;;) {
    const places = pages.list(last, together)
    if (places.length === 0) return removed
    last = places.at(-1)?.no ?? last
    const versions = await Promise.all(places.map(({ host, path }) => current(host, path)))
    const old = places.filter(({ version }, at) => version !== versions[at])
    if (old.length > 0) pages.remove(old.map(({ no }) => no))
    removed += old.length
  }
}
