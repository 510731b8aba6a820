import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  keepReleases,
  namesIn,
  otherThan,
  outliving,
  readReleases,
  writeReleases,
} from './releases.ts'

/**
 * Keeps the hashed files of the release that a build is about to replace, so that pages which are
 * still open go on working.
 * @param client folder of the client build as it is, if there is one
 * @param earlier folder for the files of earlier releases, and the list of which had which
 */
export async function keepEarlierAssets(client: string, earlier: string): Promise<void> {
  const files = await namesIn(join(client, 'assets'))
  await mkdir(join(earlier, 'assets'), { recursive: true })
  if (files.length === 0) return
  await cp(join(client, 'assets'), join(earlier, 'assets'), { recursive: true })
  await writeReleases(earlier, [{ files }, ...otherThan(files, await readReleases(earlier))])
}

/**
 * Removes what only releases before the last two had.
 * @param client folder of the new client build
 */
export async function dropOldAssets(client: string, earlier: string): Promise<void> {
  const present = await namesIn(join(client, 'assets'))
  const releases = otherThan(present, await readReleases(earlier)).slice(0, outliving)
  await keepReleases(earlier, releases)
}
