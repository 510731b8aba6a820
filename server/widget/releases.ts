import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const release = v.strictObject({
  version: v.string(),
  /** When the stable address begins to serve it; before that it is announced. */
  from: v.pipe(v.string(), v.isoTimestamp()),
  file: v.pipe(v.string(), v.regex(/^badge\.[0-9a-f]{16}\.js$/)),
  /** As the `integrity` of a script names it. */
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
})
export type Release = v.InferOutput<typeof release>

/** Every release of the badge's script, oldest first. Each is served for ever: pages have it pinned. */
export async function readReleases(folder: URL): Promise<Release[]> {
  const list: unknown = JSON.parse(await readFile(new URL('releases.json', folder), 'utf8'))
  return v.parse(v.array(release), list).toSorted((a, b) => startOf(a) - startOf(b))
}

/**
 * What the stable address serves now, and what it will serve next.
 * @param releases oldest first
 * @param now ms since the epoch
 * @returns `next` null while nothing is announced
 * @throws Error when there is no release yet
 */
export function releasesAt(
  releases: readonly Release[],
  now: number,
): { current: Release; next: Release | null } {
  const current = releases.findLast((one) => startOf(one) <= now)
  if (!current) throw new Error('No release of the badge has begun yet.')
  return { current, next: releases.find((one) => startOf(one) > now) ?? null }
}

const startOf = ({ from }: Release) => Date.parse(from)
