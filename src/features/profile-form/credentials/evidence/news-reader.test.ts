import { expect, it } from 'vitest'
import { t } from '#src/i18n/testing/english.ts'
import type { QueuedFile } from '#src/data/outbox/outbox.ts'
import { createNewsReader } from './news-reader.ts'

const file: QueuedFile = {
  id: '1',
  organisation: 'acme',
  credentialId: 'iso',
  name: 'a.pdf',
  size: 4,
  state: 'waiting',
  addedAt: 1,
  percent: null,
  problem: null,
  waitsForProfile: false,
  isStored: true,
}

it('PRF-8 says each quarter once, and how it ended', () => {
  const read = createNewsReader(t)
  expect(read({ kind: 'queued', file })).toBe('Uploading a.pdf')
  const said = [10, 30, 31, 90, 100].map((percent) => read({ kind: 'progress', file, percent }))
  expect(said).toEqual([null, 'a.pdf: 30 % uploaded', null, 'a.pdf: 90 % uploaded', null])
  expect(read({ kind: 'sent', file, evidence: null })).toBe('a.pdf uploaded')
})

it('OFF-5 says once that a file waits, however often it is tried', () => {
  const read = createNewsReader(t)
  const news = { kind: 'failed', file } as const
  expect(read(news)).toContain('Saved on this device')
  expect(read(news)).toBeNull()
  expect(read({ kind: 'failed', file: { ...file, state: 'refused' } })).toBe(
    'a.pdf was not uploaded',
  )
})
