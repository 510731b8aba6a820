import { serveWidgetApps, type WidgetApps } from './support/widget-apps.ts'
import { expect, test } from './support/test.ts'

test.describe('the packed badge', () => {
  test.describe.configure({ timeout: 120_000 })
  let apps: WidgetApps
  test.beforeAll(async () => {
    apps = await serveWidgetApps()
  })
  test.afterAll(() => apps.close())

  for (const app of ['react', 'vue', 'plain']) {
    test(`WGT-4 works on a page built with ${app}, and tells it what it shows`, async ({
      page,
      server,
    }) => {
      await page.goto(apps.url(app, server.url))
      const badge = page.getByRole('link', { name: /Northwind Packaging Verified credentials: 4$/ })
      await expect(badge).toHaveAttribute('href', `${server.url}/organization/northwind-packaging`)
      await expect(badge).toHaveCSS('width', '240px')
      await expect(badge).toHaveCSS('background-color', 'rgb(15, 81, 50)')
      await expect(page.getByRole('status')).toHaveText('Northwind Packaging: 4')
      await page.getByRole('button').click()
      await expect(page.getByRole('link', { name: /Coolabah Office Supplies/ })).toBeVisible()
    })
  }

  test('WGT-4 its types are those of elements, events and React’s JSX', () => apps.checkTypes())

  test('WGT-4 imported where there is no page it does nothing', () => apps.importInNode())
})
