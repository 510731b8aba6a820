import { proxy } from 'valtio/vanilla'
import { describe, expect, it } from 'vitest'
import { createPageAnalytics } from './page-analytics.ts'
import type { Answer } from './consent.ts'
import { forwardEvents } from './forward-events.ts'
import type { PageEvent } from './page-event.ts'

const user = { id: 'u1', slug: 'u1', firstName: 'Ada', lastName: 'L', email: 'ada@example.test' }

/** A page whose receiver arrives when the test says so. */
function openPage(answer: Answer | null) {
  const page = new EventTarget()
  const consent = proxy({ answer })
  const got: string[] = []
  const openings: (() => void)[] = []
  forwardEvents({
    page,
    consent,
    async open() {
      await new Promise<void>((ready) => openings.push(ready))
      const take = (told: PageEvent) =>
        void got.push(told.kind === 'event' ? told.event : told.kind)
      return [{ take, end: () => void got.push('end') }]
    },
  })
  const analytics = createPageAnalytics(page)
  return {
    analytics,
    consent,
    got,
    track: () => analytics.track('login', {}, 'Authentication'),
    openings,
    async arrive() {
      openings.splice(0).forEach((ready) => ready())
      await Promise.resolve().then(() => undefined)
      await Promise.resolve()
    },
  }
}

describe('forwardEvents', () => {
  it('ANL-1 passes on, in order, what happened before the receivers were there', async () => {
    const { analytics, arrive, got, track } = openPage('given')
    analytics.identify(user)
    track()
    expect(got).toEqual([])
    await arrive()
    track()
    analytics.clear()
    expect(got).toEqual(['identify', 'login', 'login', 'clear'])
  })

  it('ANL-1 says once who the user is, and again after a sign-out', async () => {
    const { analytics, arrive, got } = openPage('given')
    await arrive()
    analytics.identify(user)
    analytics.identify(user)
    analytics.clear()
    analytics.identify(user)
    expect(got).toEqual(['identify', 'clear', 'identify'])
  })

  it('ANL-1 loads nobody before consent, and tells them afterwards what waited', async () => {
    const { arrive, consent, got, openings, track } = openPage(null)
    track()
    await arrive()
    expect(openings).toHaveLength(0)
    consent.answer = 'given'
    await arrive()
    expect(got).toEqual(['login'])
  })

  it('ANL-1 drops what waited at a refusal, and knows the user when there is consent later', async () => {
    const { analytics, arrive, consent, got, track } = openPage(null)
    analytics.identify(user)
    track()
    consent.answer = 'refused'
    track()
    consent.answer = 'given'
    await arrive()
    expect(got).toEqual(['identify'])
  })

  it('ANL-1 ends with the consent, also where that comes while the receivers are loading', async () => {
    const { arrive, consent, got, track } = openPage('given')
    await arrive()
    consent.answer = 'refused'
    track()
    expect(got).toEqual(['end'])
    consent.answer = 'given'
    consent.answer = 'refused'
    await arrive()
    expect(got).toEqual(['end', 'end'])
  })

  it('holds on to a hundred things at most', async () => {
    const { arrive, got, track } = openPage('given')
    for (let count = 0; count < 150; count += 1) track()
    await arrive()
    expect(got).toHaveLength(100)
  })
})
