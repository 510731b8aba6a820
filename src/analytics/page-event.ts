import type { AnalyticsEvents, Category } from './analytics.ts'

/** The detail of a page's `portal:analytics` events. */
export type PageEvent =
  | {
      kind: 'event'
      event: keyof AnalyticsEvents
      props: Record<string, string | number>
      category: Category
    }
  | { kind: 'identify'; userId: string }
  | { kind: 'clear' }

/** Name of the DOM event by which the page tells its listeners what happened. */
export const analyticsEvent = 'portal:analytics'
