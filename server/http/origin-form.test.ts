import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawCall } from '../../tests/fixtures/raw-call.ts'
import { originForm } from './origin-form.ts'

const app = Fastify({ rewriteUrl: originForm })
app.get('*', ({ url, host }) => ({ url, host }))
let url: string
beforeAll(async () => {
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

it.each([
  ['http://portal.example:81/a/?b=http://c/', '/a/?b=http://c/', 'portal.example:81'],
  ['HTTPS://portal.example', '/', 'portal.example'],
  ['http://portal.example?a', '/?a', 'portal.example'],
  ['http://portal.example//other.example/', '//other.example/', 'portal.example'],
  ['http:///a', '/a', ''],
  ['/http://portal.example/', '/http://portal.example/', 'header.example'],
  ['//portal.example/', '//portal.example/', 'header.example'],
])('API-5 %s asks for %s of %s', async (target, path, host) => {
  const { text } = await rawCall(url, target, { headers: { host: 'header.example' } })
  expect(JSON.parse(text)).toEqual({ url: path, host })
})
