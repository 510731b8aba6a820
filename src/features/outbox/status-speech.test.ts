import { describe, expect, it } from 'vitest'
import { t } from '../../i18n/testing/english.ts'
import type { OutboxStatus } from './outbox-status.ts'
import { statusSpeech } from './status-speech.ts'

const is = (kind: OutboxStatus['kind'], count = 0): OutboxStatus => ({ kind, count })

describe('what is said of the status', () => {
  it('OFF-8 a page that opens says nothing unless something waits', () => {
    expect(statusSpeech(t, undefined, null)).toBeNull()
    expect(statusSpeech(t, undefined, is('offline'))).toBeNull()
    expect(statusSpeech(t, undefined, is('draft', 1))).toBe('1 unsaved draft')
    expect(statusSpeech(t, undefined, is('offline', 2))).toBe('You are offline. 2 unsent changes')
  })

  it('OFF-8 going offline and coming back are said, with what waits', () => {
    expect(statusSpeech(t, null, is('offline'))).toBe('You are offline')
    expect(statusSpeech(t, is('offline'), null)).toBe('You are online again')
    expect(statusSpeech(t, is('offline', 1), is('draft', 1))).toBe(
      'You are online again. 1 unsaved draft',
    )
    expect(statusSpeech(t, is('offline', 1), is('sent'))).toBe(
      'You are online again. All changes sent',
    )
  })

  it('OFF-8 typing is not interrupted, offline or not', () => {
    expect(statusSpeech(t, null, is('draft', 1))).toBeNull()
    expect(statusSpeech(t, is('offline'), is('offline', 1))).toBeNull()
    expect(statusSpeech(t, is('draft', 1), null)).toBeNull()
  })

  it('OFF-8 a save that went through at once is left to the form to say', () => {
    expect(statusSpeech(t, is('draft', 1), is('sent'))).toBeNull()
    expect(statusSpeech(t, null, is('sent'))).toBeNull()
    expect(statusSpeech(t, is('waiting', 1), is('sent'))).toBe('All changes sent')
  })

  it('OFF-8 what waits for somebody is said when it begins and when there is more of it', () => {
    expect(statusSpeech(t, is('draft', 1), is('refused', 1))).toBe('1 change was refused')
    expect(statusSpeech(t, is('refused', 1), is('refused', 1))).toBeNull()
    expect(statusSpeech(t, is('refused', 1), is('refused', 2))).toBe('2 changes were refused')
  })
})
