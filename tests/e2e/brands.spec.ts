import type { Locator, Page } from 'playwright/test'
import { openIdentityPage, register } from './support/accounts.ts'
import { brands } from './support/brands.ts'
import { expect, test } from './support/test.ts'

for (const { host, name, folder } of brands) {
  test.describe(`on ${host}`, () => {
    test.use({ host })

    test(`BRD-1 BRD-3 BRD-4 BRD-7 ${name}: title, description, favicon, logo and pictures are its own`, async ({
      page,
    }) => {
      await page.goto('/')
      await expect(page).toHaveTitle(`${name} Supplier Engagement Portal`)
      const description = page.locator('head meta[name=description]')
      await expect(description).toHaveCount(1)
      await expect(description).toHaveAttribute(
        'content',
        /^Register for free.*more visible.*business buyers.*sustainability journey.*supplier-friendly, smart and simple experience\.$/,
      )
      await expect(page.locator('head link[rel=icon]')).toHaveAttribute(
        'href',
        `/brands/${folder}/favicon.svg`,
      )
      await expectPicture(page, 'header img', `/brands/${folder}/dark-logo.svg`)
      await expectPicture(page, 'main img', `/brands/${folder}/hero.svg`)
      await page.goto('/login')
      await expectPicture(page, 'main img[alt=""]', `/brands/${folder}/featured.svg`)
      await openIdentityPage(page, 'login')
      await expectPicture(page, 'header img', `/brands/${folder}/dark-logo.svg`)
      await expect(page.locator('.picture')).toHaveAttribute('src', `/brands/${folder}/auth.svg`)
    })

    test(`BRD-8 ${name}: manifest, theme colour and icons follow the host`, async ({ page }) => {
      await page.goto('/')
      const href = await page.locator('head link[rel=manifest]').getAttribute('href')
      const manifest = JSON.parse((await fetchInPage(page, href ?? '')).text) as Manifest
      expect(manifest.name).toBe(`${name} Supplier Engagement Portal`)
      expect(manifest.short_name).toBe(name)
      expect(manifest.icons.map(({ sizes }) => sizes)).toContain('512x512')
      for (const { src, type } of manifest.icons) {
        expect(src).toContain(`/brands/${folder}/`)
        const icon = await fetchInPage(page, src)
        expect(icon.status, src).toBe(200)
        expect(icon.type).toContain(type)
      }
      await expect(page.locator('head meta[name=theme-color]')).toHaveAttribute(
        'content',
        manifest.background_color,
      )
    })
  })
}

test('BRD-4 BRD-7 the brands differ visibly: page, ink and buttons have colours of their own', async ({
  page,
  server,
}) => {
  const looks: string[] = []
  for (const { host } of brands) {
    await page.goto(server.at(host))
    const button = page.getByRole('main').getByRole('link', { name: 'Register for free' }).first()
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(colour).not.toBe(ground)
    looks.push(`${colour} on ${ground}`)
  }
  expect(new Set(looks).size).toBe(brands.length)
})

test.describe('on a host that nobody knows', () => {
  test.use({ host: 'other.localhost' })

  test('BRD-2 the default theme is grey, and the portal is usable', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('main').getByRole('link', { name: 'Register for free' }).first()
    for (const colour of [await colourOf(button), await colourOf(page.locator('body'))]) {
      expect(Math.max(...colour) - Math.min(...colour), 'distance from grey').toBeLessThan(24)
    }
    await page.goto('/organization/coolabah-office-supplies')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coolabah Office Supplies')
    await register(page)
    await expect(page.getByRole('combobox', { name: 'Name of the organisation' })).toBeVisible()
  })
})

test.describe('on verdant.localhost', () => {
  test.use({ host: 'verdant.localhost' })

  test('BRD-1 BRD-4 LND-8 the login screen says what the brand wants said', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grow with buyers who care')
    await expect(page.getByText('Plant a free profile today')).toBeVisible()
    const option = page.getByRole('contentinfo').getByRole('link', { name: 'See one in bloom' })
    await expect(option).toHaveAttribute('href', '/organization/coolabah-office-supplies')
  })
})

test.describe('on harbour.localhost', () => {
  test.use({ host: 'harbour.localhost' })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('BRD-4 BRD-6 BRD-7 the footer has the two columns of the brand', async ({ page }) => {
        await page.goto('/')
        const footer = page.getByRole('contentinfo')
        await expect(footer.getByRole('heading', { name: 'City procurement office' })).toBeVisible()
        await expect(footer.getByText('1 Quay Street')).toBeVisible()
        await expect(footer.getByRole('heading', { name: 'Selling to the city' })).toBeVisible()
        const column = footer
          .locator('div')
          .filter({ has: page.getByRole('heading', { name: 'Selling to the city' }) })
          .last()
        await expect(column.getByRole('link').first()).toHaveAttribute('href', /^\//)
      })
    })
  }

  test('BRD-6 BRD-4 the columns are still there after the screen has changed', async ({ page }) => {
    await page.goto('/organization/bare-bones-trading')
    await expect(page.getByRole('button', { name: 'Share profile' })).toBeVisible()
    await page.getByRole('link', { name: 'Claim profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bare Bones Trading')
    await expect(
      page.getByRole('contentinfo').getByRole('heading', { name: 'City procurement office' }),
    ).toBeVisible()
  })
})

/** Asks from within the page: only browsers resolve every name below localhost. */
function fetchInPage(page: Page, path: string) {
  return page.evaluate(async (address) => {
    const answer = await fetch(address)
    const type = answer.headers.get('content-type')
    return { status: answer.status, type, text: await answer.text() }
  }, path)
}

async function expectPicture(page: Page, selector: string, src: string): Promise<void> {
  const picture = page.locator(selector).first()
  await expect(picture).toHaveAttribute('src', src)
  const width = () => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)
  await expect.poll(width, { message: `${src} has loaded` }).toBeGreaterThan(0)
}

/** Red, green and blue of what an element stands on. */
async function colourOf(element: Locator): Promise<number[]> {
  const colour = await element.evaluate((one) => getComputedStyle(one).backgroundColor)
  return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
}

type Manifest = {
  name: string
  short_name: string
  background_color: string
  icons: { src: string; sizes: string; type: string }[]
}
