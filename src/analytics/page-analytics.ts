import type { Analytics } from './analytics.ts'
import { analyticsEvent, type Told } from './told.ts'

/**
 * Analytics as events of the page: nothing leaves it, and nothing waits for anybody. Whoever is
 * configured to pass them on listens.
 * @param page where the events are dispatched, the window
 */
export function createPageAnalytics(page: EventTarget): Analytics {
  const tell = (detail: Told) => page.dispatchEvent(new CustomEvent(analyticsEvent, { detail }))
  return {
    track: (event, props, category) => tell({ kind: 'event', event, props, category }),
    identify: (user) => tell({ kind: 'identify', userId: user.id }),
    clear: () => tell({ kind: 'clear' }),
  }
}
