import type { Analytics } from './analytics.ts'

/**
 * Holds back what is told until somebody listens: a session knows its user before the services that count are
 * there to hear of it.
 * @returns `release` passes on what was told so far, in its order, and everything from then on
 */
export function holdAnalytics(to: Analytics): { analytics: Analytics; release(): void } {
  let held: (() => void)[] | null = []
  const tell = (call: () => void) => {
    if (held) held.push(call)
    else call()
  }
  return {
    analytics: {
      track: (event, props, category) => tell(() => to.track(event, props, category)),
      identify: (user) => tell(() => to.identify(user)),
      clear: () => tell(() => to.clear()),
    },
    release() {
      const calls = held ?? []
      held = null
      for (const call of calls) call()
    },
  }
}
