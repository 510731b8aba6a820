import { choose, save, startSavedSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('PRF-14 a portfolio of the brand is linked once its credentials are held', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.at('harbour.localhost') })
  const page = await context.newPage()
  const linked: string[] = []
  page.on('response', (response) => {
    const url = new URL(response.url())
    if (url.pathname === '/api/associate-portfolio' && response.ok())
      linked.push(url.searchParams.get('portfolioSlug') ?? '')
  })
  await startSavedSupplier(page)
  await page.getByLabel('Description').fill('Baskets woven by hand, in Leichhardt.')
  await save(page)
  await expect.poll(() => linked).toEqual(['harbour-local-suppliers'])

  await choose(page, 'Search credentials', 'iso 14001', /ISO 14001/)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect
    .poll(() => linked)
    .toEqual(['harbour-local-suppliers', 'harbour-green-suppliers', 'harbour-local-suppliers'])
  await context.close()
})
