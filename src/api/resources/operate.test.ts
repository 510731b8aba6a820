import { expect, it, vi } from 'vitest'
import { createCall } from '../http.ts'
import { operateApi } from './operate.ts'

it('OPR-2 sends a decision under the key that it is given', async () => {
  const data = { id: '1', dueAt: '2026-01-01T00:00:10.000Z' }
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ data }))
  const call = createCall({
    ...{ baseUrl: 'http://localhost/api', paths: {}, fetch },
    token: async () => 'token',
    refresh: async () => null,
  })
  const item = { slug: 'wattle-wool', credentialId: 'b-corp', version: '1' }
  const decision = { decision: 'approve', method: 'document' } as const
  expect(await operateApi(call).decide(item, decision, 'key-of-the-draft')).toEqual(data)
  const [, request] = fetch.mock.calls[0] ?? []
  expect(new Headers(request?.headers).get('idempotency-key')).toBe('key-of-the-draft')
  expect(JSON.parse(String(request?.body))).toEqual({ version: '1', decision })
})
