import { describe, expect, it } from 'vitest'
import { createLocalArea } from '../lib/local-area.ts'
import { createConsent } from './consent.ts'

const start = Date.parse('2026-11-01T00:00:00Z')
const day = 86_400_000

function device() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage
  const page = new EventTarget()
  const open = (now = start, isSignalled = false) =>
    createConsent({ local: createLocalArea(() => storage), page, isSignalled, now: () => now })
  return { kept, page, open }
}

describe('createConsent', () => {
  it('ANL-1 keeps an answer for half a year, then asks again', () => {
    const { open } = device()
    expect(open().state.answer).toBeNull()
    open().answer('given')
    expect(open(start + 181 * day).state.answer).toBe('given')
    expect(open(start + 182 * day).state.answer).toBeNull()
  })

  it.each(['', 'yes', 'given', 'given tomorrow', 'given 2999-01-01T00:00:00Z', 'null 2026-10-01'])(
    'takes %j for no answer',
    (text) => {
      const { kept, open } = device()
      kept.set('credence.consent', text)
      expect(open().state.answer).toBeNull()
    },
  )

  it('ANL-1 takes the browser’s word for its user, whatever was answered before', () => {
    const { open } = device()
    open().answer('given')
    expect(open(start, true).state).toMatchObject({ answer: 'refused', isSignalled: true })
  })

  it('ANL-1 hears what is answered in another tab', () => {
    const { open, page } = device()
    const one = open()
    open().answer('refused')
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'credence.consent' }))
    expect(one.state.answer).toBe('refused')
  })
})
