import { describe, expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import { outboxStatus, statusWords, type Circumstances } from './outbox-status.ts'

type State = Circumstances['items'][number]['state']
const at = (states: State[], change: Partial<Circumstances> = {}) =>
  outboxStatus({
    isReachable: true,
    canStore: true,
    isJustSent: false,
    held: 0,
    items: states.map((state) => ({ state })),
    ...change,
  })
const words = (...circumstances: Parameters<typeof at>) => {
  const status = at(...circumstances)
  return status && statusWords(t, status).join(' · ')
}

describe('the status in the header', () => {
  it('OFF-8 is silent while all is well', () => {
    expect(at([])).toBeNull()
  })

  it.each([
    [['draft'], '1 unsaved draft'],
    [['draft', 'draft'], '2 unsaved drafts'],
    [['draft', 'waiting'], '1 change waits to be sent'],
    [['waiting', 'sending'], 'Sending 1 change…'],
    [['sending', 'sign-in', 'sign-in'], 'Log in to send 2 changes'],
    [['sign-in', 'refused'], '1 change was refused'],
    [['refused', 'conflict', 'draft'], '1 change needs your choice'],
  ] as [State[], string][])('OFF-8 %j: what needs a person comes first', (states, expected) => {
    expect(words(states)).toBe(expected)
  })

  it('OFF-8 says of an offline device how much is on it alone', () => {
    expect(words([], { isReachable: false })).toBe('You are offline')
    expect(words(['draft'], { isReachable: false })).toBe('You are offline · 1 unsent change')
    expect(words(['draft', 'conflict'], { isReachable: false })).toBe(
      'You are offline · 2 unsent changes',
    )
  })

  it('OFF-8 counts files that wait for something else only among what is on the device', () => {
    expect(words([], { held: 1 })).toBeNull()
    expect(words(['draft'], { held: 1 })).toBe('1 unsaved draft')
    expect(words(['draft'], { held: 1, isReachable: false })).toBe(
      'You are offline · 2 unsent changes',
    )
  })

  it('OFF-11 says that nothing can be kept, unless somebody has to act', () => {
    expect(words([], { canStore: false })).toBe('This device cannot keep drafts')
    expect(words(['draft'], { canStore: false })).toBe('This device cannot keep drafts')
    expect(words(['refused'], { canStore: false })).toBe('1 change was refused')
  })

  it('OFF-8 says that all was sent only when nothing is left', () => {
    expect(words([], { isJustSent: true })).toBe('All changes sent')
    expect(words(['draft'], { isJustSent: true })).toBe('1 unsaved draft')
  })
})
