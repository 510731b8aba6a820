import { type Result, resultOf, rounds, warmUp } from './contest.ts'
import { profilePage } from './paths.ts'
import { startInProduction } from './production-server.ts'
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
  const server = await startInProduction(directory, before.url)
  try {
    await walk(server, made.splice(0, warmUp))
    const walks: Walk[] = []
    for (let round = 0; round < rounds; round += 1) {
      walks.push(await walk(server, made.splice(0, each)))
    }
    return resultOf(walks)
  } finally {
    await server.stop()
  }
}
