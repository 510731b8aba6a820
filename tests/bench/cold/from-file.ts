import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { pagesFile, removePagesFile } from '#server/pages/stored/pages-file.ts'
import { type Result, resultOf, rounds, warmUp } from './contest.ts'
import { profilePage } from './paths.ts'
import { type ProductionServer, startInProduction } from './production-server.ts'
import { walk, type Walk } from './walk.ts'

/**
 * Pages that were made before and are in the server's file, not in its memory: asked for after a start.
 * @param each how many in a round
 */
export async function fromFile(
  directory: string,
  slugs: (count: number) => string[],
  each: number,
): Promise<Result> {
  const made = slugs(warmUp + rounds * each).map(profilePage)
  const before = await startInProduction(directory)
  await walk(before, made).finally(() => before.stop())
  return afterStart(directory, before, made, each)
}

/**
 * Pages that nobody has read since the last release, in a portal that makes them ahead. Which of them it has
 * made depends on how long it runs: the first of the site map here, in an order by chance.
 * @param each how many in a round
 */
export async function madeAhead(directory: string, each: number): Promise<Result> {
  const count = warmUp + rounds * each
  removePagesFile(directory)
  const before = await startInProduction(directory, { aheadPercent: 100 })
  let made: string[] = []
  try {
    while (made.length < count) {
      await setTimeout(1_000)
      made = storedPaths(directory)
    }
  } finally {
    await before.stop()
  }
  const mixed = made
    .map((path) => ({ path, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ path }) => path)
  return afterStart(directory, before, mixed.slice(0, count), each)
}

/** As many as there are for a warm-up and all rounds. */
async function afterStart(
  directory: string,
  { url: origin }: Pick<ProductionServer, 'url'>,
  paths: string[],
  each: number,
): Promise<Result> {
  const server = await startInProduction(directory, { origin })
  try {
    await walk(server, paths.splice(0, warmUp))
    const walks: Walk[] = []
    for (let round = 0; round < rounds; round += 1) {
      walks.push(await walk(server, paths.splice(0, each)))
    }
    return resultOf(walks)
  } finally {
    await server.stop()
  }
}

function storedPaths(directory: string): string[] {
  const database = new DatabaseSync(join(directory, pagesFile), { timeout: 1_000 })
  try {
    return database
      .prepare('select path from pages')
      .all()
      .map(({ path }) => String(path))
  } finally {
    database.close()
  }
}
