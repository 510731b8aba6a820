import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What was measured of the event loop since the last look: how many delays, and their mean in milliseconds. */
export type Delays = { count: number; mean: number }

/** Milliseconds between two looks. */
const interval = 500
/** Milliseconds between two measurements; a loop that is never late shows this as its delay. */
const resolution = 20

/**
 * Judges a process by its event loop: overloaded when it was late on average over two looks in a row.
 * One look is not enough: a process that stood still, because its machine slept or it was stopped, is
 * late once, without being busy. A look without any measurement says nothing at all.
 * @param most milliseconds that the loop may be late
 */
export function createLateness(most: number): {
  look(delays: Delays): void
  isOverloaded(): boolean
} {
  let lateLooks = 0
  return {
    look({ count, mean }) {
      lateLooks = count > 0 && mean - resolution > most ? lateLooks + 1 : 0
    },
    isOverloaded: () => lateLooks > 1,
  }
}

/**
 * Watches the event loop of this process.
 * @param most milliseconds that it may be late
 */
export function watchEventLoop(most: number): { isOverloaded(): boolean; stop(): void } {
  const histogram = monitorEventLoopDelay({ resolution })
  const lateness = createLateness(most)
  histogram.enable()
  const timer = setInterval(() => {
    lateness.look({ count: histogram.count, mean: histogram.mean / 1e6 })
    histogram.reset()
  }, interval).unref()
  return {
    isOverloaded: lateness.isOverloaded,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
