import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { finishPage, HtmlCache } from './html-cache.ts'

it('keeps a finished page with its compressed bytes', () => {
  const cache = new HtmlCache()
  cache.put('a', finishPage(200, '<!DOCTYPE html><p>Prüfung</p>'))
  const page = cache.get('a')
  expect(page?.html.toString()).toContain('Prüfung')
  expect(page && brotliDecompressSync(page.brotli).toString()).toContain('Prüfung')
})

it.each([404, 410, 500])('does not keep a page with status %i', (status) => {
  const cache = new HtmlCache()
  cache.put('a', finishPage(status, 'gone'))
  expect(cache.get('a')).toBeUndefined()
})
