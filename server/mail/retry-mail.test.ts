import { expect, it } from 'vitest'
import { UnansweredMail } from './mail.ts'
import { retryMail } from './retry-mail.ts'

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const refused = Object.assign(new Error('550 no such mailbox'), { responseCode: 550 })

/** Sends to a mail server that fails in some ways first. */
async function outcome(failures: Error[], pauses: number[], signal = new AbortController().signal) {
  const heard: unknown[] = []
  let tries = 0
  const send = async () => {
    tries += 1
    const failure = failures.shift()
    if (failure) throw failure
  }
  const onFailure = (error: unknown) => heard.push(error)
  const end = await retryMail(send, { pauses, signal, onFailure }).catch((error: unknown) => error)
  return { end, tries, heard }
}

it('AUT-2 tries again while the mail server is away', async () => {
  expect(await outcome([away, away], [1, 1, 1])).toEqual({
    end: undefined,
    tries: 3,
    heard: [away, away],
  })
})

it('AUT-2 gives up after the last try', async () => {
  expect(await outcome([away, away, away], [1])).toEqual({ end: away, tries: 2, heard: [away] })
})

it('AUT-2 does not press a mail server that refuses for good', async () => {
  expect(await outcome([refused], [1, 1])).toEqual({ end: refused, tries: 1, heard: [] })
})

it('AUT-2 does not send again what a mail server has and says nothing about', async () => {
  const unanswered = new UnansweredMail()
  expect(await outcome([unanswered], [1, 1])).toEqual({ end: unanswered, tries: 1, heard: [] })
})

it('AUT-2 tries a last time instead of waiting when the process ends', async () => {
  const closing = new AbortController()
  const waiting = outcome([away, away], [3_600_000, 3_600_000], closing.signal)
  closing.abort()
  expect(await waiting).toMatchObject({ end: away, tries: 1 })
})
