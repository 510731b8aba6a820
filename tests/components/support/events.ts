import { onTestFinished } from 'vitest'
import { analyticsEvent, type PageEvent } from '#src/analytics/page-event.ts'

type ToldEvent = Omit<Extract<PageEvent, { kind: 'event' }>, 'kind'>

/**
 * Records what the page tells analytics until the test ends.
 * @returns reads what was told so far, oldest first
 */
export function recordEvents(): () => ToldEvent[] {
  const told: ToldEvent[] = []
  const listen = (event: Event) => {
    const { kind, ...rest } = (event as CustomEvent<PageEvent>).detail
    if (kind === 'event') told.push(rest as ToldEvent)
  }
  window.addEventListener(analyticsEvent, listen)
  onTestFinished(() => window.removeEventListener(analyticsEvent, listen))
  return () => [...told]
}
