import { choose, fillMandatory, save, startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test('PRF-13 saving twice quickly sends one PATCH with every field', async ({ page }) => {
  await startSupplier(page)
  await fillMandatory(page)
  const sent: unknown[] = []
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/organizations/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    sent.push(route.request().postDataJSON())
    await answer.promise
    await route.continue()
  })
  const [first, last] = [
    page.getByRole('button', { name: 'Save', exact: true }).first(),
    page.getByRole('button', { name: 'Save', exact: true }).last(),
  ]
  await first.dblclick()
  await last.dispatchEvent('click')
  await expect(page.getByText('Saving…').filter({ visible: true }).first()).toBeVisible()
  answer.resolve()
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()
  expect(sent).toHaveLength(1)
  const fields = ['name', 'website', 'contacts', 'identifiers', 'identities', 'identifiersToDelete']
  for (const field of [...fields, 'attributes', 'ownerDemographic', 'serviceableLocation'])
    expect(sent[0]).toHaveProperty(field)
})

test('PRF-13 what is typed while a save is under way is neither lost nor taken for saved', async ({
  page,
}) => {
  await startSupplier(page)
  await fillMandatory(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/organizations/*', async (route) => {
    if (route.request().method() === 'PATCH') await answer.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByLabel('Description').fill('Typed while saving.')
  answer.resolve()
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()
  await expect(page.getByLabel('Description')).toHaveValue('Typed while saving.')
  await expect(
    page.getByText('You have unsaved changes.').filter({ visible: true }).first(),
  ).toBeVisible()
})

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
  await startSupplier(page)
  await fillMandatory(page)
  await save(page)
  await expect.poll(() => linked).toEqual(['harbour-local-suppliers'])

  await choose(page, 'Search credentials', 'iso 14001', /ISO 14001/)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect
    .poll(() => linked)
    .toEqual(['harbour-local-suppliers', 'harbour-green-suppliers', 'harbour-local-suppliers'])
  await context.close()
})
