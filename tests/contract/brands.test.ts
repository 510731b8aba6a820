import { beforeAll, expect, it } from 'vitest'
import type { Brand } from '#src/contract/brand.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { refuse, send, succeed } from '../fixtures/call.ts'
import { contractSuite } from '../fixtures/contract-suite.ts'

const { associatePortfolio, badge, brandByHost, environment, updateOrganisation } = endpoints

const brand: Brand = {
  ...defaultBrand,
  id: 'tested',
  name: 'Tested',
  brandImages: {
    darkLogo: '/brands/tested/logo.svg',
    lightLogo: 'http://127.0.0.1:9/logo.svg',
    favicon: '/brands/credence/favicon.svg',
  },
  associatedPortfolios: [
    { portfolioSlug: 'green', requiredCredentialIds: ['iso-14001', 'b-corp'] },
    { portfolioSlug: 'open', requiredCredentialIds: [] },
  ],
}

contractSuite('brands', (bench) => {
  beforeAll(() => bench.app.store.brands.put(brand, ['127.0.0.1', 'tested.example']))

  it('BRD-1 gives the theme of a host, with or without its port, however it is written', async () => {
    for (const host of ['tested.example', 'TESTED.example:8443', 'tested.example.', '127.0.0.1']) {
      expect(await succeed(bench.app.url, brandByHost, { params: { host } })).toEqual(brand)
    }
  })

  it.each(['unknown.example', 'a b', '%00', '[::1]', 'x'.repeat(300)])(
    'BRD-2 answers 404 for the host %s',
    async (host) => {
      expect(await refuse(bench.app.url, brandByHost, { params: { host } })).toMatchObject({
        status: 404,
      })
    },
  )

  it('BRD-6 refuses to store a colour that is none, and keeps the brand as it was', async () => {
    const brandColors = { ...brand.brandColors, primaryColor: 'red;}body{display:none' }
    const broken = bench.app.store.brands.put({ ...brand, brandColors }, ['tested.example'])
    await expect(broken).rejects.toThrow('is not a colour')
    expect(await bench.app.store.brands.byHost('tested.example')).toEqual(brand)
  })

  it('BRD-2 falls back to the grey default brand for whoever renders a page', async () => {
    expect(await bench.app.store.brands.forHost('unknown.example')).toEqual(defaultBrand)
  })

  it('API-1 tells the browser its settings, the identity provider on the same host', async () => {
    const settings = await succeed(bench.app.url, environment)
    expect(settings).toMatchObject({ apiBaseUrl: '/api', identity: { pathPrefix: '/identity' } })
    expect(settings.identity.host).toBe(new URL(bench.app.url).host)
  })

  it('PRF-14 links a portfolio only if all credentials it asks for are held', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner)
    const hold = (credentials: string[]) =>
      succeed(bench.app.url, updateOrganisation, {
        token: owner.token,
        params: { slug },
        body: { credentials },
      })
    const link = async (portfolioSlug: string) => {
      const query = { portfolioSlug, organisationSlug: slug }
      const call = { token: owner.token, query }
      return (await succeed(bench.app.url, associatePortfolio, call)).data.linked
    }
    const links = async () =>
      (await bench.open.db.selectFrom('portfolio_links').select('portfolio_slug').execute()).map(
        (row) => row.portfolio_slug,
      )
    await hold(['iso-14001'])
    expect(await link('green')).toBe(false)
    expect(await links()).toEqual([])
    await hold(['iso-14001', 'b-corp', 'ungc'])
    expect(await link('green')).toBe(true)
    expect(await link('green')).toBe(true)
    expect(await link('open')).toBe(true)
    expect((await links()).toSorted()).toEqual(['green', 'open'])
  })

  it("PRF-14 API-5 refuses a portfolio that is not the brand's, by name", async () => {
    const owner = await bench.person()
    const organisationSlug = await bench.organisation(owner)
    const query = { portfolioSlug: 'of-another-brand', organisationSlug }
    const call = { token: owner.token, query }
    expect(await refuse(bench.app.url, associatePortfolio, call)).toMatchObject({
      status: 422,
      field: 'portfolioSlug',
    })
  })

  it('WGT-8 draws each style as SVG and as PNG, and all as different pictures', async () => {
    const draw = async (style: string, type: string) => {
      const answer = await send(bench.app.url, badge, { params: { style } })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      return Buffer.from(await answer.arrayBuffer()).toString('latin1')
    }
    const pictures = new Set([await draw('logo', 'image/svg+xml')])
    for (const style of ['dark', 'green', 'blue']) {
      const svg = await draw(style, 'image/svg+xml')
      expect(svg).toMatch(/^<svg[\s>](?![\s\S]*<script)/)
      expect(await draw(`${style}.svg`, 'image/svg+xml')).toBe(svg)
      const png = await draw(`${style}.png`, 'image/png')
      expect(png.startsWith('\u0089PNG\r\n\u001A\n')).toBe(true)
      pictures.add(svg).add(png)
    }
    expect(pictures.size).toBe(7)
  })

  it('WGT-8 gives the logo of a known brand alone, sealed in a picture, and no other', async () => {
    const logo = async (address: string) =>
      (
        await send(bench.app.url, badge, {
          params: { style: 'logo' },
          query: { customImageUrl: address },
        })
      ).text()
    expect(await logo('/brands/credence/favicon.svg')).toContain('href="data:image/svg+xml;base64,')
    expect(await logo('/brands/../../package.json')).not.toContain('<image')
  })

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/brands/../../package.json',
    '/brands/tested/../../../package.json',
    'http://127.0.0.1:9/logo.svg',
    'http://[',
  ])('WGT-8 SEC-4 draws the plain badge where %s is no logo that can be had', async (address) => {
    const plain = await send(bench.app.url, badge, { params: { style: 'dark' } })
    const answer = await send(bench.app.url, badge, {
      params: { style: 'dark' },
      query: { customImageUrl: address },
    })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(await plain.text())
  })

  it('WGT-8 KEEP-2 draws the badge of one organisation with its name and what is verified, until it is suspended', async () => {
    const owner = await bench.person()
    const slug = await bench.organisation(owner, 'Wattle & Wool')
    const read = (style: string) =>
      send(bench.app.url, badge, { params: { style }, query: { organisation: slug } })
    const drawn = await read('dark')
    expect(drawn.headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    )
    expect(await drawn.text()).toContain('<title>Wattle &amp; Wool: sustainability profile</title>')
    expect((await read('green.png')).headers.get('content-type')).toBe('image/png')

    /** A picture, so that a page has no gap, that speaks of nobody. */
    const neutral = async (organisation: string) => {
      const call = { params: { style: 'dark' }, query: { organisation } }
      const answer = await send(bench.app.url, badge, call)
      expect(await answer.text()).toContain('<title>Sustainability profile</title>')
      return answer.status
    }
    expect(await neutral('nobody-knows-them')).toBe(404)
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('slug', '=', slug)
      .execute()
    expect(await neutral(slug)).toBe(410)
  })

  it.each([
    ['image/png,image/*;q=0.5', 'image/svg+xml'],
    ['*/*', 'image/svg+xml'],
    ['image/png, image/jpeg', 'image/png'],
  ])('WGT-8 who accepts %s gets %s', async (accept, type) => {
    const answer = await send(bench.app.url, badge, {
      params: { style: 'dark' },
      headers: { accept },
    })
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toContain('accept')
  })

  it('API-5 refuses a badge style that is not there, by name', async () => {
    expect(await refuse(bench.app.url, badge, { params: { style: 'red' } })).toMatchObject({
      status: 404,
      field: 'style',
    })
  })
})
