import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { Browser } from '#server/identity/testing/browser.ts'
import { MsalClient } from '#server/identity/testing/msal-client.ts'
import { brands } from '../fixtures/portal-brands.ts'
import { ask, at, open, portal } from './support/ask.ts'
import { type Markup, readMarkup } from './support/markup.ts'

type Manifest = {
  name: string
  short_name: string
  background_color: string
  icons: { src: string; sizes: string; type: string }[]
}

const description =
  /^Register for free.*more visible.*business buyers.*sustainability journey.*supplier-friendly, smart and simple experience\.$/

describe.each(brands)('on $host', ({ host, name, folder }) => {
  const origin = at(host)
  const art = (file: string) => `/brands/${folder}/${file}`

  /** Expects a picture, and that it can be drawn. */
  async function expectPicture(picture: Markup | undefined, src: string): Promise<void> {
    expect(picture?.attribute('src')).toBe(src)
    const { status, type, text } = await ask(origin + src)
    expect(status, src).toBe(200)
    expect(type).toBe('image/svg+xml')
    expect(new Resvg(text).width, src).toBeGreaterThan(0)
  }

  it(`BRD-1 BRD-3 BRD-4 BRD-7 ${name}: title, description, favicon, logo and pictures are its own`, async () => {
    const page = await open(`${origin}/`)
    expect(page.title).toBe(`${name} Supplier Engagement Portal`)
    const [said, ...more] = page.tagged('meta', { name: 'description' })
    expect(said?.attribute('content')).toMatch(description)
    expect(more).toEqual([])
    const icons = page.tagged('link', { rel: 'icon' })
    expect(icons.map((one) => one.attribute('href'))).toEqual([art('favicon.svg')])
    await expectPicture(page.one('banner').tagged('img')[0], art('dark-logo.svg'))
    await expectPicture(page.one('main').tagged('img')[0], art('hero.svg'))
    const login = (await open(`${origin}/login`)).one('main')
    await expectPicture(login.tagged('img', { alt: '' })[0], art('featured.svg'))
  })

  it(`BRD-1 BRD-4 BRD-7 ${name}: the pages of the sign-in have its logo and picture`, async () => {
    const port = Number(new URL(portal).port)
    const { body } = await new MsalClient(new Browser(port, host)).authorize()
    const page = readMarkup(body)
    await expectPicture(page.one('banner').tagged('img')[0], art('dark-logo.svg'))
    await expectPicture(page.tagged('img', { class: 'picture' })[0], art('auth.svg'))
  })

  it(`BRD-8 ${name}: manifest, theme colour and icons follow the host`, async () => {
    const page = await open(`${origin}/`)
    const [link] = page.tagged('link', { rel: 'manifest' })
    const file = await ask(origin + link?.attribute('href'))
    expect(file.type).toContain('application/manifest+json')
    const manifest = JSON.parse(file.text) as Manifest
    expect(manifest.name).toBe(`${name} Supplier Engagement Portal`)
    expect(manifest.short_name).toBe(name)
    expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512')
    for (const { src, type } of manifest.icons) {
      expect(src).toContain(art(''))
      const icon = await ask(origin + src)
      expect(icon.status, src).toBe(200)
      expect(icon.type).toContain(type)
    }
    const colours = page.tagged('meta', { name: 'theme-color' })
    expect(colours.map((one) => one.attribute('content'))).toEqual([manifest.background_color])
  })
})

it('BRD-1 BRD-4 LND-8 the login screen says what the brand wants said', async () => {
  const page = await open(`${at('verdant.localhost')}/login`)
  expect(page.headings(1)).toEqual(['Grow with buyers who care'])
  expect(page.text).toContain('Plant a free profile today')
  expect(page.one('contentinfo').linkTo('See one in bloom')).toBe(
    '/organization/coolabah-office-supplies',
  )
})

it('BRD-4 BRD-6 BRD-7 the footer has the two columns of the brand', async () => {
  const footer = (await open(`${at('harbour.localhost')}/`)).one('contentinfo')
  footer.one('heading', 'City procurement office')
  expect(footer.text).toContain('1 Quay Street')
  const column = footer
    .tagged('div')
    .findLast((one) => one.all('heading', 'Selling to the city').length > 0)
  expect(column?.all('link')[0]?.attribute('href')).toMatch(/^\//)
})
