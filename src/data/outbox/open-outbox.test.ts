import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import type { Api } from '#src/api/create-api.ts'
import { detailsFixture } from '#src/contract/profile/details.fixture.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import { createLocalArea } from '../../lib/local-area.ts'
import { openOutbox } from './open-outbox.ts'

it('PRF-8 OFF-5 a save that gives an organisation another slug takes its waiting files along', async () => {
  // A page, as far as the outbox listens to it.
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const before = detailsFixture({ version: 1 })
  const after = { ...before, slug: 'another-name', version: 2 }
  const upload = vi.fn<Api['evidence']['upload']>(async () => ({}) as never)
  const outbox = await openOutbox(crypto.randomUUID(), {
    local: createLocalArea(() => {
      throw new Error('as long as this test')
    }),
    organisations: { save: async () => after } as unknown as Api['organisations'],
    upload,
    portfolios: async () => [],
    isReachable: () => true,
    ...{ onStored() {}, onProgress() {}, onSent() {}, onFailed() {} },
  })
  const [held] = before.sustainabilityCredentials
  await outbox.files.add(before.slug, held?.id ?? '', new File(['%PDF'], 'a.pdf'))
  const base = fieldsOf(before)
  const fields = { ...base, name: 'Another name' }
  const form = { name: before.name, base, baseVersion: 1, synced: base, fields }
  await outbox.drafts.save(before.slug, { ...form, touched: ['name'] }, null)
  await outbox.files.send('due')
  expect(upload).toHaveBeenCalledOnce()
  expect(upload.mock.lastCall?.slice(0, 2)).toEqual(['another-name', held?.id])
  await outbox.clear()
})
