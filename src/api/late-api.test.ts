import { expect, it, vi } from 'vitest'
import { ProblemError } from '../contract/problem.ts'
import type { Api } from './create-api.ts'
import { lateApi } from './late-api.ts'

const client = () => ({ portal: { brand: async (host: string) => `brand of ${host}` } })

it('loads the client with the first call, once', async () => {
  const load = vi.fn<() => Promise<Api>>(async () => client() as unknown as Api)
  const api = lateApi(load)
  const { portal } = api
  expect(load).not.toHaveBeenCalled()
  expect(await Promise.all([portal.brand('a'), api.portal.brand('b')])).toEqual([
    'brand of a',
    'brand of b',
  ])
  expect(load).toHaveBeenCalledOnce()
})

it('passes on what the call fails with', async () => {
  const refused = new ProblemError({ status: 404, code: 'unknown', message: 'No.' })
  const api = lateApi(
    async () => ({ portal: { brand: () => Promise.reject(refused) } }) as unknown as Api,
  )
  await expect(api.portal.brand('a')).rejects.toBe(refused)
})

it('fails as without an answer where the client cannot be had, and tries again', async () => {
  const load = vi.fn<() => Promise<Api>>(async () => client() as unknown as Api)
  load.mockRejectedValueOnce(new Error('offline'))
  const api = lateApi(load)
  await expect(api.portal.brand('a')).rejects.toMatchObject({ status: 0, code: 'no-answer' })
  expect(await api.portal.brand('a')).toBe('brand of a')
})
