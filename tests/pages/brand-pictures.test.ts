import { rm, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { credence } from '#server/demo/brands/credence.ts'
import { operateApart } from '../fixtures/operator-process.ts'
import { startPortal, type PortalServer } from '../fixtures/portal-server.ts'
import { rawCall } from '../fixtures/raw-call.ts'

const logo = '/brands/acme/logo.svg'
let portal: PortalServer
beforeAll(async () => {
  portal = await startPortal({ DEMO: 'off' })
})
afterAll(() => portal.remove())

it('BRD-4 shows the pictures that the operator put, and the name in type once the logo is gone', async () => {
  const { dataDir, url } = portal
  const folder = join(dataDir, 'from-the-designer')
  await mkdir(folder)
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { timestamp: _, ...brand } = {
    ...credence,
    id: 'acme',
    name: 'Acme Works',
    brandImages: { darkLogo: logo },
  }
  const file = join(dataDir, 'brand.json')
  await writeFile(file, JSON.stringify(brand))
  const early = await operateApart(dataDir, ['brands', 'put', file, '--host', 'acme.localhost'])
  expect(early.stderr).toContain(`brandImages.darkLogo: there is no picture ${logo}.`)
  expect((await operateApart(dataDir, ['brands', 'pictures', 'acme', folder])).code).toBe(0)
  const hosts = ['--host', 'acme.localhost', '--host', 'later.localhost']
  expect(await operateApart(dataDir, ['brands', 'put', file, ...hosts])).toMatchObject({ code: 0 })

  const picture = await rawCall(url, logo)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml'])
  const at = (host: string) => rawCall(url, '/get-started', { headers: { host } })
  expect((await at('acme.localhost')).text).toMatch(/<img[^>]*src="\/brands\/acme\/logo\.svg"/)
  await rm(join(dataDir, 'brands/acme/logo.svg'))
  const { text } = await at('later.localhost')
  expect(text).not.toContain(logo)
  expect(text).toMatch(/<span class="wordmark[^>]*>Acme Works<\/span>/)
})
