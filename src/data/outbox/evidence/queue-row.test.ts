import { expect, it } from 'vitest'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import type { EvidenceRow } from '#src/storage/tables/evidence-queue.ts'
import * as drain from '../drain.ts'
import { begun, entryOf, failed, newRow, waitsForProfile, woken } from './queue-row.ts'

const row = newRow({
  id: 'one',
  user: 'mira',
  organisation: 'acme',
  credentialId: 'iso-9001',
  name: 'a.pdf',
  type: 'application/pdf',
  size: 4,
  addedAt: 1,
})
const problem = (status: number, code = 'x', field: string | null = null) => ({
  status,
  code,
  message: 'No.',
  field,
})
const isDue = (row: EvidenceRow, now: number) => drain.isDue(entryOf(row, false), now)
const next = { key: 'two', now: 1_000, random: 1, waitsForProfile: false }
const sent = begun(row)

it.each([0, 408, 425, 429, 500, 503])(
  'OFF-5 %i waits, longer each time, under its key',
  (status) => {
    const first = failed(sent, problem(status), next)
    expect(first).toMatchObject({ state: 'waiting', key: 'one', notBefore: 3_000 })
    expect(failed(begun(first), problem(status), next).notBefore).toBe(5_000)
    expect(isDue(first, 2_999)).toBe(false)
    expect(isDue(first, 3_000)).toBe(true)
  },
)

it('OFF-5 the first request still running waits under its key', () => {
  expect(failed(sent, problem(409, 'in-progress'), next)).toMatchObject({
    state: 'waiting',
    key: 'one',
  })
})

it('OFF-7 a refusal stays with its reason, and a retry is another request', () => {
  const refused = failed(sent, problem(422, 'invalid', 'body'), next)
  expect(refused).toMatchObject({ state: 'refused', key: 'two', problem: { message: 'No.' } })
  expect(isDue(refused, 9_999)).toBe(false)
  expect(isDue(woken(refused), 0)).toBe(true)
})

it('AUT-8 without a sign-in it waits for one', () => {
  const waiting = failed(sent, problem(401), next)
  expect(waiting).toMatchObject({ state: 'sign-in', key: 'one', attempts: 0 })
  expect(isDue(waiting, 9_999)).toBe(false)
})

it('PRF-8 a credential that the profile does not hold yet is waited for, else refused', () => {
  const unheld = problem(422, 'invalid', 'credentialId')
  const waiting = failed(sent, unheld, { ...next, waitsForProfile: true })
  expect(waiting).toMatchObject({ state: 'waiting', key: 'two', problem: null })
  expect(failed(sent, unheld, next).state).toBe('refused')
})

it('PRF-8 waits for the profile while a draft alone may hold the credential', () => {
  const base = fieldsOf(detailsFixture())
  const [held] = base.credentials
  expect(waitsForProfile(row, { base })).toBe(true)
  expect(waitsForProfile({ credentialId: held?.id ?? '' }, { base })).toBe(false)
  expect(waitsForProfile(row, null)).toBe(false)
  expect(waitsForProfile({ credentialId: null }, { base })).toBe(false)
})

it('OFF-1 an unassigned file goes nowhere', () => {
  expect(isDue({ ...row, credentialId: null }, 0)).toBe(false)
})

it('OFF-5 what a page left half sent is due, and a clock that was set back holds nothing up', () => {
  expect(isDue(sent, 0)).toBe(true)
  expect(isDue({ ...row, notBefore: 10_000_000 }, 0)).toBe(true)
})
