import { expect, it } from 'vitest'
import { holdAnalytics } from './hold-analytics.ts'

it('ANL-1 what a session tells before anybody listens is told then, in its order', () => {
  const told: string[] = []
  const { analytics, release } = holdAnalytics({
    track: (event) => void told.push(event),
    identify: ({ id }) => void told.push(`is ${id}`),
    clear: () => void told.push('clear'),
  })
  const user = { id: 'ada', slug: 'ada', email: '', firstName: '', lastName: '' }
  analytics.identify(user)
  analytics.track('login', {}, 'Authentication')
  expect(told).toEqual([])
  release()
  expect(told).toEqual(['is ada', 'login'])
  analytics.clear()
  release()
  expect(told).toEqual(['is ada', 'login', 'clear'])
})
