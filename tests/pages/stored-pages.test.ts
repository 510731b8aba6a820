import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pagesFile } from '#server/pages/stored/pages-file.ts'
import { freePort } from '../fixtures/free-port.ts'
import { operateJson } from '../fixtures/operator.ts'
import type { PortalServer } from '../fixtures/portal-server.ts'
import { startPrepared } from '../fixtures/prepare-data.ts'
import { ask } from './support/ask.ts'

const supplier = '/organization/kauri-point-honey'
const other = '/organization/old-harbor-security'

let portal: PortalServer
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  portal = await startPrepared({ METRICS_PORT: String(metricsPort) })
})
afterAll(() => portal.remove())

const read = (path: string) => ask(portal.url + path, { 'accept-encoding': 'gzip' })

/** How often a page of this process has read a profile, which it does whenever it is made. */
async function madePages(): Promise<number> {
  const { text } = await ask(`http://localhost:${metricsPort}/metrics`)
  const line = /^credence_page_reads_total\{route="[^"]+detail\/:slug"\} (\d+)$/m.exec(text)
  return Number(line?.[1] ?? 0)
}

function storedPaths(): unknown[] {
  const database = new DatabaseSync(join(portal.dataDir, pagesFile), { readOnly: true })
  try {
    return database
      .prepare('select path from pages order by path')
      .all()
      .map(({ path }) => path)
  } finally {
    database.close()
  }
}

it('API-6 a page that was made before a kill is not made again', async () => {
  const before = await read(supplier)
  await read('/')
  await read(other)
  await expect.poll(storedPaths).toEqual([supplier, other])
  expect(await madePages()).toBe(2)
  await portal.start()
  await expect.poll(async () => (await read(supplier)).headers['etag']).toBe(before.headers['etag'])
  const after = await read(supplier)
  expect(after.body).toEqual(before.body)
  expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
  expect(await madePages()).toBe(0)
})

it('PUB-8 a page of who is suspended is not answered from the file', async () => {
  expect((await read(other)).status).toBe(200)
  await operateJson({ databaseUrl: null, dataDir: portal.dataDir }, [
    ...['organisations', 'suspend', 'old-harbor-security'],
  ])
  await portal.start()
  expect((await read(other)).status).toBe(410)
})

it('pages of other settings are made anew', async () => {
  await portal.start({ TERMS_URL: 'https://other.example/terms' })
  const { text } = await ask(portal.url + supplier)
  expect(text).toContain('https://other.example/terms')
})

it('nothing is stored where nothing may be, and what was there is gone', async () => {
  await portal.start({ STORED_PAGES_MB: '0' })
  expect((await read(supplier)).status).toBe(200)
  expect(existsSync(join(portal.dataDir, pagesFile))).toBe(false)
})
