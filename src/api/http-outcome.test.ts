import { expect, it } from 'vitest'
import { accountEndpoints } from '../contract/endpoints/account.ts'
import { organisationEndpoints } from '../contract/endpoints/organisations.ts'
import { portalEndpoints } from '../contract/endpoints/portal.ts'
import { createCall, type HttpOptions } from './http.ts'

const callTo = (baseUrl: string, options: Partial<HttpOptions>) =>
  createCall({ baseUrl, paths: {}, token: async () => null, refresh: async () => null, ...options })

it('OFF-3 tells of each request to the API base whether it has reached the server', async () => {
  const told: boolean[] = []
  let reply: () => Response | Promise<Response> = () => Response.json({ results: [] })
  const call = callTo('/api', {
    fetch: async () => reply(),
    onOutcome: (reached) => told.push(reached),
  })
  const outcomeOf = async (next: typeof reply) => {
    reply = next
    told.length = 0
    await call(accountEndpoints, 'memberships').catch(() => {})
    return told.join()
  }
  const page = { headers: { 'content-type': 'text/html' } }
  const problem = (status: number) => () => Response.json({ message: 'No.' }, { status })
  for (const status of [401, 403, 404, 422, 500]) {
    expect(await outcomeOf(problem(status)), String(status)).toBe('true')
  }
  for (const status of [502, 503, 504, 511]) {
    expect(await outcomeOf(problem(status)), String(status)).toBe('false')
  }
  expect(await outcomeOf(() => Response.json([]))).toBe('true')
  expect(await outcomeOf(() => new Response('<html>Sign in', page))).toBe('false')
  expect(await outcomeOf(() => Promise.reject(new TypeError('Failed to fetch')))).toBe('false')
  reply = () => Response.json({})
  told.length = 0
  await call(portalEndpoints, 'environment')
  expect(told).toEqual([])
})

it('OFF-3 what the caller gave up says nothing of the server', async () => {
  const told: boolean[] = []
  const controller = new AbortController()
  const call = callTo('/api', {
    fetch: (_, init) =>
      new Promise((_done, fail) => {
        init?.signal?.addEventListener('abort', () => fail(new TypeError('aborted')))
        controller.abort()
      }),
    onOutcome: (reached) => told.push(reached),
  })
  const search = call(organisationEndpoints, 'searchOrganisations', {
    query: { keyword: 'acme' },
    signal: controller.signal,
  })
  await expect(search).rejects.toMatchObject({ name: 'AbortError' })
  expect(told).toEqual([])
})

it.each([
  [502, 'Bad gateway', 'text/plain'],
  [503, '<html>Maintenance</html>', 'text/html'],
  [404, '<html>Cannot GET /x</html>', 'text/html'],
])('ERR-1 keeps the status of a refusal without JSON: %i %s', async (status, body, type) => {
  const call = callTo('/api', {
    fetch: async () => new Response(body, { status, headers: { 'content-type': type } }),
  })
  await expect(call(accountEndpoints, 'memberships')).rejects.toMatchObject({
    status,
    message: 'Ops! request not completed.',
  })
})

it('ERR-1 reads the refusal of a back end that calls its JSON something else', async () => {
  const call = callTo('/api', {
    fetch: async () =>
      new Response('{"message":"Too long","field":"name"}', {
        status: 422,
        headers: { 'content-type': 'text/plain' },
      }),
  })
  await expect(call(accountEndpoints, 'memberships')).rejects.toMatchObject({
    status: 422,
    message: 'Too long',
    field: 'name',
  })
})
