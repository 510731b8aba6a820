import type { Analytics } from './analytics.ts'
import { analyticsEvent, type PageEvent } from './page-event.ts'

/**
 * Analytics as events of the page: nothing leaves it, and nothing waits for a receiver. `forwardEvents`
 * listens where one is configured.
 * @param page where the events are dispatched, the window
 * @returns what dispatches the events
 */
export function createPageAnalytics(page: EventTarget): Analytics {
  const tell = (detail: PageEvent) =>
    page.dispatchEvent(new CustomEvent(analyticsEvent, { detail }))
  return {
    track: (event, props, category) => tell({ kind: 'event', event, props, category }),
    identify: (user) => tell({ kind: 'identify', userId: user.id }),
    clear: () => tell({ kind: 'clear' }),
  }
}
