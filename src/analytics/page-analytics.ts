import type { Analytics } from './analytics.ts'

/** Name of the DOM event by which the page tells whoever listens in it what happened. */
export const analyticsEvent = 'portal:analytics'

/**
 * Analytics as events of the page: nothing leaves it, and nothing waits for anybody. Whoever is
 * configured to pass them on listens.
 * @param page where the events are dispatched, the window
 */
export function createPageAnalytics(page: EventTarget): Analytics {
  const tell = (detail: object) => page.dispatchEvent(new CustomEvent(analyticsEvent, { detail }))
  return {
    track: (event, props, category) => tell({ kind: 'event', event, props, category }),
    identify: (user) => tell({ kind: 'identify', userId: user.id }),
    clear: () => tell({ kind: 'clear' }),
  }
}
