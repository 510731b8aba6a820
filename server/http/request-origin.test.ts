import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { requestHost, requestOrigin } from './request-origin.ts'

async function ask(
  host: string,
  env: Record<string, string> = {},
): Promise<{ host: string; origin: string }> {
  const app = Fastify()
  const config = readConfig(env)
  app.get('/', (request) => ({
    host: requestHost(request),
    origin: requestOrigin(request, config),
  }))
  const answer = await app.inject({ url: '/', headers: { host } })
  return answer.json()
}

it('takes the host as the visitor wrote it, in lower case', async () => {
  expect(await ask('Verdant.localhost:4310')).toEqual({
    host: 'verdant.localhost:4310',
    origin: 'http://verdant.localhost:4310',
  })
})

it('OPR-4 leaves out the dot that some write behind a name', async () => {
  expect(await ask('Verdant.localhost.:4310')).toEqual({
    host: 'verdant.localhost:4310',
    origin: 'http://verdant.localhost:4310',
  })
})

it.each(['evil"><script>', 'a b', 'localhost:99999', '1.2.3.4.5', '999.1.1.1'])(
  'never repeats a host that is none: %s',
  async (host) => {
    expect((await ask(host)).origin).toBe('http://localhost')
  },
)

it('uses the scheme of PUBLIC_URL behind a proxy that ends TLS', async () => {
  const { origin } = await ask('portal.example', { PUBLIC_URL: 'https://portal.example' })
  expect(origin).toBe('https://portal.example')
})
