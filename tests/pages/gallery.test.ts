import { expect, it, onTestFinished } from 'vitest'
import { giveBrand } from '../fixtures/give-brand.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { ask, open } from './support/ask.ts'

const address = '/dev/gallery'
const title = 'Visual language'

it('SEC-1 the gallery is nobody’s search result, and no other page knows of it', async () => {
  const gallery = await open(address)
  expect(gallery.headings(1)).toContain(title)
  const [robots] = gallery.tagged('meta', { name: 'robots' })
  expect(robots?.attribute('content')).toBe('noindex')
  const others = ['/', '/get-started', '/badge', '/robots.txt', '/sitemaps/pages.xml']
  for (const path of [...others, '/api/openapi.json']) {
    const { status, text } = await ask(path)
    expect(status, path).toBe(200)
    expect(text, path).not.toContain(address)
  }
})

it('RTE-1 without demo data there is no gallery, nor a list of brands', async () => {
  const portal = await startPortal({ DEMO: 'off' })
  onTestFinished(() => portal.remove())
  await giveBrand(portal)
  const page = await open(portal.url + address)
  expect(page.status).toBe(404)
  expect(page.headings(1)).toEqual(['Page not found'])
  // The normal page, with everything that stands around it.
  page.one('contentinfo')
  expect(page.text).not.toContain(title)
  expect((await ask(`${portal.url}${address}/brands`)).status).toBe(404)
})
