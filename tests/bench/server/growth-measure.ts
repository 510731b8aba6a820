import { performance } from 'node:perf_hooks'
import type { OpenDatabase } from '#server/store/database.ts'
import { databaseProcesses, workOf } from '../../fixtures/processor-time.ts'
import { middle } from '../row.ts'
import type { Question } from './growth-questions.ts'
import type { DirectoryWorld } from './growth-world.ts'

/**
 * Milliseconds, the one in the middle of all: from question to answer, and of the processor, of server, caller
 * and database together.
 */
export type Figure = { wall: number; cpu: number }

/** Worlds that are tried for one question: what it needs may be gone by an earlier one. */
const attempts = 5

/** Asks a question again and again, each time about another organisation. */
export async function measure(
  open: OpenDatabase,
  { what, times, prepare }: Question,
  world: () => Promise<DirectoryWorld>,
): Promise<Figure> {
  const figures: Figure[] = []
  const warmUp = times > 10 ? 5 : 0
  for (let asked = 0; asked < times + warmUp; asked += 1) {
    const figure = await attempt()
    if (asked >= warmUp) figures.push(figure)
  }
  return {
    wall: middle(figures.map(({ wall }) => wall)),
    cpu: middle(figures.map(({ cpu }) => cpu)),
  }

  async function attempt(): Promise<Figure> {
    const refusals: string[] = []
    for (let tried = 0; tried < attempts; tried += 1) {
      const ask = await prepare(await world())
      const processes = await databaseProcesses(open)
      const worked = workOf(processes)
      const [before, start] = [process.cpuUsage(), performance.now()]
      const refusal = await ask()
      const wall = performance.now() - start
      const { user, system } = process.cpuUsage(before)
      const cpu = (user + system) / 1000 + workOf(processes) - worked
      if (refusal === null) return { wall, cpu }
      refusals.push(refusal)
    }
    throw new Error(`${what.name} was refused: ${refusals.join(' | ')}`)
  }
}
