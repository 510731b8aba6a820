import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Releases whose files outlive them, besides the present one. */
const kept = 2

type Release = { files: string[] }

/**
 * Keeps the hashed files of the release that a build is about to replace, so that pages which are
 * still open go on working: a file's name says what is in it, so all releases share one folder.
 * @param client folder of the client build as it is, if there is one
 * @param earlier folder for the files of earlier releases, and the list of which had which
 */
export async function keepEarlierAssets(client: string, earlier: string): Promise<void> {
  const files = await namesIn(join(client, 'assets'))
  await mkdir(join(earlier, 'assets'), { recursive: true })
  if (files.length === 0) return
  await cp(join(client, 'assets'), join(earlier, 'assets'), { recursive: true })
  const older = (await readReleases(earlier)).filter((one) => !isSame(one.files, files))
  await writeReleases(earlier, [{ files }, ...older])
}

/**
 * Removes what only releases before the last two had. A build that changed nothing is no release.
 * @param client folder of the new client build
 */
export async function dropOldAssets(client: string, earlier: string): Promise<void> {
  const present = await namesIn(join(client, 'assets'))
  const releases = (await readReleases(earlier))
    .filter(({ files }) => !isSame(files, present))
    .slice(0, kept)
  const needed = new Set(releases.flatMap(({ files }) => files))
  const surplus = (await namesIn(join(earlier, 'assets'))).filter((name) => !needed.has(name))
  await writeReleases(earlier, releases)
  await Promise.all(surplus.map((name) => rm(join(earlier, 'assets', name))))
}

const listOf = (earlier: string): string => join(earlier, 'releases.json')

/** Newest first. */
async function readReleases(earlier: string): Promise<Release[]> {
  const text = await readFile(listOf(earlier), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Release[]
}

async function writeReleases(earlier: string, releases: Release[]): Promise<void> {
  await writeFile(listOf(earlier), JSON.stringify(releases))
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.toSorted()
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index])
}
