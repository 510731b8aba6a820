import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const slug = 'coolabah-office-supplies'
const pages = [
  '/',
  '/get-started',
  '/benefits',
  '/login',
  '/badge',
  '/trust',
  '/trust/emas',
  `/organization/${slug}`,
  `/organization/${slug}/history`,
]

let portal: PortalServer
beforeAll(async () => {
  portal = await startPrepared({ SHARED_CACHE_SECONDS: '60' })
})
afterAll(() => portal.remove())

const german = { cookie: 'language=de', 'accept-language': 'de' }
const ask = (path: string, headers: Record<string, string> = {}) =>
  rawCall(portal.url, path, { headers })

it.each(pages)(
  'SEC-1 %s sets no cookie, and is the reader’s alone without a language',
  async (path) => {
    const { headers, text } = await ask(path)
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers['cache-control']).toMatch(/^private/)
    expect(headers.vary).toContain('accept-language, cookie')
    expect((await ask(path, german)).text).not.toBe(text)
  },
)

it.each(pages)(
  'SEC-1 %s in a language that its address names is the same for everybody',
  async (path) => {
    const english = await ask(`/en${path}`)
    expect(english.status).toBe(200)
    for (const headers of [
      german,
      { authorization: 'Bearer x', cookie: 'session=1; language=ar' },
    ]) {
      const other = await ask(`/en${path}`, headers)
      expect(other.text).toBe(english.text)
      expect(other.headers).not.toHaveProperty('set-cookie')
      expect(other.headers['content-security-policy']).toBe(
        english.headers['content-security-policy'],
      )
    }
  },
)
