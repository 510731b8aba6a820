import { brotliDecompressSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { HtmlCache } from './html-cache.ts'
import { finishText } from './rendering/finish-page.ts'
import type { Page } from './rendering/page-renderer.ts'

const htmlOf = (page: Page | undefined) => page && brotliDecompressSync(page.bytes).toString()

it('caches a finished page', () => {
  const cache = new HtmlCache()
  cache.put('a', finishText(200, '<!DOCTYPE html><p>Prüfung</p>'))
  expect(htmlOf(cache.get('a'))).toBe('<!DOCTYPE html><p>Prüfung</p>')
})

it.each([404, 410, 500])('does not cache a page with status %i', (status) => {
  const cache = new HtmlCache()
  cache.put('a', finishText(status, 'gone'))
  expect(cache.get('a')).toBeUndefined()
})

it('compresses better what is asked for often, and nothing else', async () => {
  const cache = new HtmlCache()
  const text = Array.from({ length: 2_000 }, (_, at) => `<p>${(at * 7919) % 1009}</p>`).join('')
  const page = finishText(200, text)
  cache.put('a', page)
  for (let time = 1; time < 30; time += 1) {
    expect(cache.get('a')).toBe(page)
  }
  cache.get('a')
  await vi.waitFor(() => expect(cache.get('a')?.bytes.length).toBeLessThan(page.bytes.length))
  const better = cache.get('a')
  expect(htmlOf(better)).toBe(text)
  expect(better?.tag).toBe(page.tag)
})

it('does not bring back a page that another has taken the place of', async () => {
  const cache = new HtmlCache()
  cache.put('a', finishText(200, 'old'))
  for (let time = 0; time < 30; time += 1) cache.get('a')
  const next = finishText(200, 'new')
  cache.put('a', next)
  for (let time = 0; time < 30; time += 1) cache.get('a')
  await vi.waitFor(() => expect(cache.get('a')).not.toBe(next))
  expect(htmlOf(cache.get('a'))).toBe('new')
})

it('API-6 holds no more of a page than its compressed bytes', () => {
  const { bytes } = finishText(200, 'x'.repeat(100_000))
  expect(bytes.buffer.byteLength).toBe(bytes.length)
})
