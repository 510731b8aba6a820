import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished, vi } from 'vitest'
import { finishPage, finishText } from '../rendering/finish-page.ts'
import { prepareGzip } from '../rendering/gzip-pieces.ts'
import type { Page } from '../rendering/page-renderer.ts'
import { pagesFile } from './pages-file.ts'
import { type PagePlace, StoredPages } from './stored-pages.ts'
import { sweepStored } from './sweep-stored.ts'

const css = '<style>p { color: green }</style>'
const styles = { ...prepareGzip(css), hash: "'sha256-abc'" }
const styled = (text: string) => finishPage(200, { before: '<p>', styles, after: `${text}</p>` })
const place = (slug: string, version = '1'): PagePlace => ({
  address: `en|https://portal.example|/organization/${slug}`,
  host: 'portal.example',
  path: `/organization/${slug}`,
  version,
})
const textOf = (page: Page | undefined) => page && gunzipSync(page.bytes).toString()

function setUp(mostBytes = 10_000_000) {
  const dataDir = mkdtempSync(join(tmpdir(), 'credence-pages-'))
  const warn = vi.fn<(error: unknown) => void>()
  const opened: StoredPages[] = []
  const open = () => {
    const pages = new StoredPages({ dataDir, mostBytes, warn })
    opened.push(pages)
    return pages
  }
  onTestFinished(() => {
    for (const pages of opened) pages.close()
    rmSync(dataDir, { recursive: true })
  })
  return { dataDir, warn, open, file: join(dataDir, pagesFile) }
}

it('API-6 a page is there after a start as it was made', async () => {
  const { open } = setUp()
  const pages = open()
  const page = await styled('Prüfung')
  pages.put(place('acme'), page)
  pages.close()
  const found = open().find(place('acme'))
  expect(textOf(found)).toBe(`<p>${css}Prüfung</p>`)
  expect(found).toMatchObject({ status: 200, coding: 'gzip', tag: page.tag })
  expect(found?.styles?.hash).toBe(styles.hash)
  expect(found?.bytes.buffer.byteLength).toBe(found?.bytes.length)
})

it('API-6 a page without styles is stored too', async () => {
  const { open } = setUp()
  const pages = open()
  const page = finishText(200, '<p>plain</p>')
  pages.put(place('acme'), page)
  await expect.poll(() => pages.find(place('acme'))).toEqual(page)
})

it('PUB-6 a page of another version is not found, and the newer one takes its place', async () => {
  const { open } = setUp()
  const pages = open()
  pages.put(place('acme', '1'), await styled('old'))
  pages.put(place('acme', '2'), await styled('new'))
  await expect.poll(() => textOf(pages.find(place('acme', '2')))).toContain('new')
  expect(pages.find(place('acme', '1'))).toBeUndefined()
  expect(pages.list(0, 10)).toHaveLength(1)
})

it('API-6 the oldest pages make room for new ones', async () => {
  const { open } = setUp(300_000)
  const pages = open()
  const long = await finishPage(200, { before: noise(5_000), styles, after: '' })
  for (let number = 0; number < 200; number += 1) pages.put(place(`s${number}`), long)
  await expect.poll(() => pages.find(place('s199'))).toBeDefined()
  const left = pages.list(0, 1_000).map(({ path }) => path)
  expect(left.length).toBeLessThan(80)
  expect(left.length).toBeGreaterThan(20)
  expect(left).not.toContain('/organization/s0')
})

/** Text that cannot be compressed. */
function noise(length: number): string {
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647)
  return Array.from({ length }, () => String.fromCodePoint(33 + (next() % 90))).join('')
}

it('several processes share the file', async () => {
  const { open } = setUp()
  const [one, other] = [open(), open()]
  one.put(place('a'), await styled('of the one'))
  other.put(place('b'), await styled('of the other'))
  await expect.poll(() => textOf(other.find(place('a')))).toContain('of the one')
  await expect.poll(() => textOf(one.find(place('b')))).toContain('of the other')
})

it.each(['not a database', ''])('a file that holds %j is made anew', async (content) => {
  const { open, file, warn } = setUp()
  writeFileSync(file, content)
  const pages = open()
  pages.put(place('acme'), await styled('there'))
  await expect.poll(() => textOf(pages.find(place('acme')))).toContain('there')
  expect(warn).not.toHaveBeenCalled()
})

it('a file of another layout is made anew', async () => {
  const { open, file } = setUp()
  const other = new DatabaseSync(file)
  other.exec('create table pages (other text); pragma user_version = 99')
  other.close()
  const pages = open()
  pages.put(place('acme'), await styled('there'))
  await expect.poll(() => textOf(pages.find(place('acme')))).toContain('there')
})

it('a file that breaks while it is used is given up, said once, and gone', async () => {
  const { open, file, warn } = setUp()
  const pages = open()
  const other = new DatabaseSync(file)
  other.exec('drop table pages')
  other.close()
  expect(pages.find(place('acme'))).toBeUndefined()
  pages.put(place('acme'), await styled('never there'))
  expect(pages.find(place('acme'))).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
  expect(existsSync(file)).toBe(false)
})

it('a folder that cannot be written stores nothing and is said once', () => {
  const warn = vi.fn<(error: unknown) => void>()
  const pages = new StoredPages({ dataDir: '/dev/null', mostBytes: 1_000_000, warn })
  expect(pages.find(place('acme'))).toBeUndefined()
  expect(warn).toHaveBeenCalledTimes(1)
})

it('waits for no other process that writes', async () => {
  const { open, file, warn } = setUp()
  const [one, next] = [open(), open()]
  const other = new DatabaseSync(file)
  other.exec('begin immediate')
  one.put(place('acme'), await styled('given up'))
  one.close()
  other.exec('rollback')
  other.close()
  next.put(place('bolt'), await styled('there'))
  await expect.poll(() => textOf(next.find(place('bolt')))).toContain('there')
  expect(next.find(place('acme'))).toBeUndefined()
  expect(warn).not.toHaveBeenCalled()
})

it('what is no longer so is swept out, to the last byte', async () => {
  const { open, file } = setUp()
  const pages = open()
  for (const slug of ['same', 'changed', 'gone']) {
    pages.put(place(slug), finishText(200, `<p>Supplier ${slug}</p>`))
  }
  await expect.poll(() => pages.list(0, 10)).toHaveLength(3)
  const now: Record<string, string> = { same: '1', changed: '2', gone: '' }
  const current = async (_host: string, path: string) => now[path.split('/').at(-1) ?? ''] ?? ''
  expect(await sweepStored(pages, current)).toBe(2)
  expect(pages.list(0, 10).map(({ path }) => path)).toEqual(['/organization/same'])
  pages.close()
  expect(readFileSync(file).includes('/organization/gone')).toBe(false)
  expect(await sweepStored(open(), current)).toBe(0)
})

it('API-6 a page is there in the version that it was stored in', async () => {
  const { open } = setUp()
  const pages = open()
  pages.put(place('acme', '1'), await styled('old'))
  await expect.poll(() => pages.has(place('acme', '1'))).toBe(true)
  expect([pages.has(place('acme', '2')), pages.has(place('other'))]).toEqual([false, false])
})

it('API-6 a fifth of the file is for pages that are read', async () => {
  const { open } = setUp(300_000)
  const pages = open()
  const long = await finishPage(200, { before: noise(5_000), styles, after: '' })
  let count = 0
  while (pages.hasRoom()) {
    for (let more = 0; more < 8; more += 1) pages.put(place(`s${count++}`), long)
    await expect.poll(() => pages.has(place(`s${count - 1}`))).toBe(true)
  }
  expect(pages.list(0, 1_000)).toHaveLength(count)
  pages.put(place('read'), long)
  await expect.poll(() => pages.has(place('read'))).toBe(true)
  expect(pages.has(place('s0'))).toBe(true)
})

it('API-6 one process looks after the pages, another one when it is gone', () => {
  const { open } = setUp()
  const [one, other] = [open(), open()]
  const begun = Date.parse('2026-11-28T12:00:00Z')
  expect([one.keep(begun), other.keep(begun + 1_000)]).toEqual([true, false])
  expect([one.keep(begun + 50_000), other.keep(begun + 70_000)]).toEqual([true, false])
  expect([other.keep(begun + 110_000), one.keep(begun + 111_000)]).toEqual([true, false])
  // A clock that is set back does not hold everybody up until it is there again.
  expect(one.keep(begun - 3_600_000)).toBe(true)
})

it('API-6 a process that looks after the pages goes on while another one writes', () => {
  const { open, file } = setUp()
  const [one, other] = [open(), open()]
  const begun = Date.parse('2026-11-28T12:00:00Z')
  expect(one.keep(begun)).toBe(true)
  const writer = new DatabaseSync(file)
  writer.exec('begin immediate')
  expect([one.keep(begun + 1_000), other.keep(begun + 1_000)]).toEqual([true, false])
  expect(one.keep(begun + 60_000)).toBe(false)
  writer.exec('rollback')
  writer.close()
  expect(one.keep(begun + 61_000)).toBe(true)
})

it('API-6 a file that was given up has no room', () => {
  const { open, dataDir } = setUp()
  rmSync(dataDir, { recursive: true })
  writeFileSync(dataDir, 'in the way')
  const pages = open()
  expect([pages.hasRoom(), pages.keep(0)]).toEqual([false, false])
})
