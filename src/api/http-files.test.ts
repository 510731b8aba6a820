import { afterEach, expect, it, vi } from 'vitest'
import { operateBrandEndpoints } from '../contract/endpoints/operate-brands.ts'
import { createCall } from './http.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['image/png', 'image/png'],
  ['image/gif', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('OPR-4 a file that the browser calls %j is sent as %s', async (type, sentAs) => {
  const types: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    types.push(new Headers(init.headers).get('content-type'))
    return Response.json({ message: 'The content of this file is no picture.' }, { status: 422 })
  })
  const call = createCall({
    ...{ baseUrl: 'http://localhost/api', paths: {} },
    ...{ token: async () => 'token', refresh: async () => null },
  })
  const upload = call(operateBrandEndpoints, 'uploadBrandPicture', {
    ...{ params: { id: 'verdant' }, query: { kind: 'hero', name: 'file' } },
    bytes: new Blob(['GIF89a'], { type }),
  })
  await expect(upload).rejects.toThrow('The content of this file')
  expect(types).toEqual([sentAs])
})
