import { atShare } from '../percentiles.ts'
import { middle } from '../row.ts'
import { walk, type Walk } from './walk.ts'

/** A server that shows profiles. */
export type Contestant = { name: string; url: string; pid: number }

export const rounds = 3
/** The first that a program is asked for after its start: V8 has compiled little of it. */
const first = 500
/** Asked for before the others count: a server runs for days. */
export const warmUp = 2_000

/** How often the third pass asks for each, because what is there takes less than a tick of the clock. */
const repeats = 4

/** The middle of all rounds. */
export type Result = {
  perSecond: number
  p50: number
  p99: number
  milliseconds: number
  bytes: number
}
/** After a start, and then the first time, the second, and the third. */
export type Passes = Record<'started' | 'cold' | 'again' | 'later', Result>

/**
 * Asks each server for profiles by chance, each for others, and for the same twice again; in turn, so that
 * a slow moment of the machine hits all alike.
 * @param each how many in a round
 * @param pathOf address of a profile, or of something else of its supplier
 */
export async function contest(
  contestants: readonly Contestant[],
  slugs: (count: number) => string[],
  { each, pathOf }: { each: number; pathOf: (slug: string) => string },
): Promise<Passes[]> {
  const walks = contestants.map((): Record<keyof Passes, Walk[]> => ({
    started: [],
    cold: [],
    again: [],
    later: [],
  }))
  for (const [at, one] of contestants.entries()) {
    walks[at]?.started.push(await walk(one, slugs(first).map(pathOf)))
    await walk(one, slugs(warmUp - first).map(pathOf))
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, one] of contestants.entries()) {
      const paths = slugs(each).map(pathOf)
      const passes = walks[at]
      passes?.cold.push(await walk(one, paths))
      passes?.again.push(await walk(one, paths))
      passes?.later.push(await walk(one, Array.from({ length: repeats }, () => paths).flat()))
    }
  }
  return walks.map(({ started, cold, again, later }) => ({
    started: resultOf(started),
    cold: resultOf(cold),
    again: resultOf(again),
    later: resultOf(later),
  }))
}

/** The middle of some walks. */
export function resultOf(walks: readonly Walk[]): Result {
  const of = (figure: (walk: Walk) => number) => middle(walks.map(figure))
  return {
    perSecond: of((walk) => walk.perSecond),
    p50: of(({ times }) => atShare(times, 0.5)),
    p99: of(({ times }) => atShare(times, 0.99)),
    milliseconds: of((walk) => walk.milliseconds),
    bytes: of((walk) => walk.bytes),
  }
}

/** A result in one line. */
export function shown({ perSecond, p50, p99, milliseconds, bytes }: Result): string {
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  const size = `${(bytes / 1000).toFixed(1)} kB`
  return `${milliseconds.toFixed(2)} ms of processor, ${Math.round(perSecond)} a second, ${times}, ${size}`
}
