import { expectNoSidewaysScroll, fontsAreThere } from './support/layout.ts'
import { test } from './support/test.ts'

const paths = ['/', '/organization/coolabah-office-supplies', '/benefits', '/get-started', '/login']

for (const host of ['localhost', 'verdant.localhost', 'harbour.localhost']) {
  test.describe(host, () => {
    test.use({ host, viewport: { width: 390, height: 844 } })

    for (const path of paths) {
      test(`A11Y-1 MOB-1 ${path} fits a phone whose text is twice as large`, async ({ page }) => {
        await page.goto(path)
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        await fontsAreThere(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}
