import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Releases } from '../fixtures/widget-releases.ts'
import { ask } from './support/ask.ts'

const list = await ask('/widget/badge.json')
const { stable, next, versions } = JSON.parse(list.text) as Releases

it('WGT-6 says which releases there are, and any site may read it', () => {
  expect(list.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  })
  expect(stable.url).toBe('/widget/badge.js')
  expect(next).toBeNull()
  expect(versions.at(-1)).toMatchObject({ version: stable.version, integrity: stable.integrity })
})

it('WGT-1 the script is small, may be loaded by any site, and is kept for minutes only', async () => {
  const { headers } = await ask('/widget/badge.js', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  })
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(1800)
})

it('WGT-6 every release is kept for ever under its own address, passes its published hash, and may be loaded by any site', async () => {
  expect(versions.length).toBeGreaterThan(0)
  for (const { url, integrity } of versions) {
    const { status, type, headers, body } = await ask(url)
    expect([status, type]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`)
  }
  const { body } = await ask(stable.url)
  const now = await ask(versions.at(-1)?.url ?? '')
  expect(body.equals(now.body)).toBe(true)
})
