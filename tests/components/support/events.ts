import { onTestFinished } from 'vitest'
import { analyticsEvent, type Told } from '#src/analytics/told.ts'

type ToldEvent = Omit<Extract<Told, { kind: 'event' }>, 'kind'>

/** What the page tells analytics from now on, until the test ends, oldest first. */
export function recordEvents(): readonly ToldEvent[] {
  const told: ToldEvent[] = []
  const listen = (news: Event) => {
    const { detail } = news as CustomEvent<Told>
    if (detail.kind !== 'event') return
    const { event, props, category } = detail
    told.push({ event, props, category })
  }
  window.addEventListener(analyticsEvent, listen)
  onTestFinished(() => window.removeEventListener(analyticsEvent, listen))
  return told
}
