import { performance } from 'node:perf_hooks'
import { middle } from '../row.ts'
import type { Question } from './growth-questions.ts'
import type { DirectoryWorld } from './growth-world.ts'

/** Milliseconds: from question to answer, the one in the middle; of processor for each, on average. */
export type Figure = { wall: number; cpu: number }

/** Worlds that are tried for one question: what it needs may be gone by an earlier one. */
const attempts = 5

/** Asks a question again and again, each time about another organisation. */
export async function measure(
  { what, times, prepare }: Question,
  world: () => Promise<DirectoryWorld>,
): Promise<Figure> {
  const walls: number[] = []
  let used = 0
  const warmUp = times > 10 ? 5 : 0
  for (let asked = 0; asked < times + warmUp; asked += 1) {
    const { wall, cpu } = await attempt()
    if (asked < warmUp) continue
    walls.push(wall)
    used += cpu
  }
  return { wall: middle(walls), cpu: used / times }

  async function attempt(): Promise<Figure> {
    const refusals: string[] = []
    for (let tried = 0; tried < attempts; tried += 1) {
      const ask = await prepare(await world())
      const [before, start] = [process.cpuUsage(), performance.now()]
      const refusal = await ask()
      const wall = performance.now() - start
      const { user, system } = process.cpuUsage(before)
      if (refusal === null) return { wall, cpu: (user + system) / 1000 }
      refusals.push(refusal)
    }
    throw new Error(`${what.name} was refused: ${refusals.join(' | ')}`)
  }
}
