import { AsyncLocalStorage } from 'node:async_hooks'
import { brotliDecompressSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import type { PageRequest } from './page-renderer.ts'
import { createThreadedRenderer } from './threaded-renderer.ts'

const wanted = (url: string): PageRequest => ({
  ...{
    url,
    base: url.startsWith('/de/') ? '/de' : '',
    language: 'en',
    host: 'localhost',
    origin: 'http://localhost',
  },
  brandVersion: null,
})
const lines: string[] = []
const readers = new AsyncLocalStorage<string>()
/** @param patience milliseconds */
function createRenderer(patience: number) {
  const renderer = createThreadedRenderer({
    dist: new URL('file:///nowhere/'),
    api: { baseUrl: '/api', paths: {} },
    read: async ({ path }) => {
      const reader = readers.getStore()
      const text = `read ${path}${reader ? ` for ${reader}` : ''}`
      return { status: 200, contentType: 'text/plain', body: text, retryAfter: null }
    },
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    script: new URL('testing/fragile-thread.ts', import.meta.url),
    patience,
  })
  const textOf = async (url: string): Promise<string> => {
    const page = await renderer.render(wanted(url))
    return 'location' in page ? page.location : brotliDecompressSync(page.bytes).toString()
  }
  onTestFinished(async () => {
    await renderer.stop()
    lines.length = 0
  })
  return { ...renderer, textOf }
}

it('API-6 a page is rendered with what this thread reads for it', async () => {
  const { textOf } = createRenderer(30_000)
  expect(await textOf('/a')).toBe('read /a')
})

it('API-6 what is read for a page is read as the request that it is rendered for', async () => {
  const { textOf } = createRenderer(30_000)
  const pages = ['/x', '/y', '/z'].map((url) => readers.run(url, () => textOf(url)))
  expect(await Promise.all(pages)).toEqual(['read /x for /x', 'read /y for /y', 'read /z for /z'])
})

it('API-6 when the thread ends, the page under way fails and the next one is rendered', async () => {
  const { render, textOf } = createRenderer(30_000)
  await expect(render(wanted('/end'))).rejects.toThrow('The thread that renders pages ended.')
  expect(await textOf('/b')).toBe('read /b')
  expect(lines.join('')).toContain('the thread that renders pages ended')
})

it('API-6 a thread that hangs is replaced, and the page that it hung on fails', async () => {
  // It takes some tenths of a second to start, on a busy machine more.
  const { render, textOf } = createRenderer(1_000)
  await expect.poll(() => textOf('/c').catch(() => ''), { timeout: 10_000 }).toBe('read /c')
  await expect(render(wanted('/hang'))).rejects.toThrow('timeout')
  await expect.poll(() => textOf('/d').catch(() => ''), { timeout: 10_000 }).toBe('read /d')
})

it('API-6 a thread that is stopped is no failure', async () => {
  const { stop, textOf } = createRenderer(30_000)
  expect(await textOf('/e')).toBe('read /e')
  await stop()
  expect(lines).toEqual([])
})

it('API-6 what a profile’s page is certain to read comes along with it', async () => {
  const { textOf } = createRenderer(30_000)
  expect(await textOf('/de/organization/ada')).toBe(
    'ahead read /api/public/organisation/detail/ada',
  )
})
