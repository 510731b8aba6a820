import { beforeEach, describe, expect, it } from 'vitest'
import { t } from '../i18n/testing/english.ts'
import { dismissNotice, notices, noticeTitle, notify } from './notification-store.ts'
import { announce, spoken } from './status-store.ts'

beforeEach(() => {
  notices.set([])
})

describe('notifications', () => {
  it("ERR-1 titles a failure 'Error' unless it has a title of its own", () => {
    notify({ tone: 'critical', message: 'The server did not answer' })
    notify({ tone: 'critical', title: 'Not saved', message: 'The name is taken' })
    notify({ tone: 'positive', message: 'Link copied' })
    const titles = notices.get().map((one) => noticeTitle(t, one))
    expect(titles).toEqual(['Error', 'Not saved', undefined])
  })

  it('ERR-1 is dismissed alone', () => {
    notify({ tone: 'neutral', message: 'one' })
    notify({ tone: 'neutral', message: 'two' })
    dismissNotice(notices.get()[0]?.id ?? -1)
    expect(notices.get().map((one) => one.message)).toEqual(['two'])
  })

  it('ERR-1 shows the same message once and at most three, the newest', () => {
    for (const message of ['a', 'b', 'b', 'c', 'd']) notify({ tone: 'critical', message })
    expect(notices.get().map((one) => one.message)).toEqual(['b', 'c', 'd'])
  })
})

it('A11Y-3 the same words said twice count as new, and stay', () => {
  announce('Link copied')
  const before = spoken.get().turn
  announce('Link copied')
  expect(spoken.get()).toMatchObject({ text: 'Link copied', turn: before + 1 })
})
