import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Releases whose files outlive them, besides the present one. */
export const outliving = 2

/** The hashed files of one build: a name says what is in it, so all releases share one folder. */
export type Release = { files: string[] }

/** @returns names in a folder in order, none where there is no folder */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.toSorted()
}

/** @returns what `keepReleases` and `writeReleases` have listed in a folder, newest first */
export async function readReleases(folder: string): Promise<Release[]> {
  const text = await readFile(listOf(folder), 'utf8').catch(() => '[]')
  return JSON.parse(text) as Release[]
}

/** Lists releases in their folder, newest first. */
export async function writeReleases(folder: string, releases: Release[]): Promise<void> {
  await writeFile(listOf(folder), JSON.stringify(releases))
}

/** Lists releases in their folder, and removes what none of them has from its `assets`. */
export async function keepReleases(folder: string, releases: Release[]): Promise<void> {
  const needed = new Set(releases.flatMap(({ files }) => files))
  const assets = join(folder, 'assets')
  const surplus = (await namesIn(assets)).filter((name) => !needed.has(name))
  await writeReleases(folder, releases)
  await Promise.all(surplus.map((name) => rm(join(assets, name))))
}

/** @returns the releases that have other files: a build that changed nothing is no release */
export function otherThan(files: readonly string[], releases: readonly Release[]): Release[] {
  return releases.filter((one) => !isSame(one.files, files))
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((name, index) => name === right[index])
}

const listOf = (folder: string): string => join(folder, 'releases.json')
