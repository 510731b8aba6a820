import { expect, it } from 'vitest'
import { createPageAnalytics } from './page-analytics.ts'
import { analyticsEvent } from './page-event.ts'

it('tells the page what happened and to whom, and nothing else of them', () => {
  const page = new EventTarget()
  const told: unknown[] = []
  page.addEventListener(analyticsEvent, (event) => {
    if (event instanceof CustomEvent) told.push(event.detail)
  })
  const analytics = createPageAnalytics(page)
  analytics.identify({
    id: 'user-1',
    slug: 'user-1',
    firstName: 'Mira',
    lastName: 'Okafor',
    email: 'mira@example.test',
  })
  analytics.track('module_clicked', { moduleId: 'm', caption: 'Human rights' }, 'General')
  analytics.clear()
  expect(told).toEqual([
    { kind: 'identify', userId: 'user-1' },
    {
      kind: 'event',
      event: 'module_clicked',
      props: { moduleId: 'm', caption: 'Human rights' },
      category: 'General',
    },
    { kind: 'clear' },
  ])
})
