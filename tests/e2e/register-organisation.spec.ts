import type { Page, Request } from 'playwright/test'
import { demoAccount } from '../fixtures/accounts.ts'
import { register } from './support/accounts.ts'
import { newOrganisationName } from '../fixtures/new-organisation.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const noResults = '- No results found. Try a different keyword -'

const search = (page: Page) => page.getByRole('combobox', { name: 'Name of the organisation' })
const requests = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Your requests' }) })

function keywordsAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/organisation/search') asked.push(searchParams.get('keyword') ?? '')
  })
  return asked
}

test('ORG-1 asks from 3 characters on, once typing has rested for 300 ms', async ({ page }) => {
  await register(page)
  const asked = keywordsAsked(page)
  await expect(search(page)).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)

  await search(page).pressSequentially('no')
  await page.clock.runFor(1000)
  expect(asked).toEqual([])

  await search(page).press('r')
  await page.clock.runFor(299)
  await search(page).press('t')
  await page.clock.runFor(299)
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect(page.getByRole('option', { name: /Northwind Packaging/ })).toBeVisible()
  expect(asked).toEqual(['nort'])
})

test('ORG-1 says that nothing was found; Escape closes the list and leaves the word', async ({
  page,
}) => {
  await register(page)
  await search(page).fill('zzzzz')
  await expect(page.getByText(noResults)).toBeVisible()
  await search(page).press('Escape')
  await expect(page.getByText(noResults)).toBeHidden()
  await expect(search(page)).toHaveValue('zzzzz')
  await expect(search(page)).toBeFocused()

  await search(page).fill('coolabah')
  await expect(page.getByRole('option', { name: /Coolabah Office Supplies/ })).toBeVisible()
  await search(page).press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('ORG-2 ORG-3 choosing an organisation asks first; the claim is pending, stays listed and can be taken back', async ({
  page,
}) => {
  await register(page)
  await search(page).fill('coolabah')
  await page.getByRole('option', { name: /Coolabah Office Supplies/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Join or claim Coolabah Office Supplies?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(requests(page)).toBeHidden()

  await search(page).fill('coolabah')
  await search(page).press('ArrowDown')
  await search(page).press('Enter')
  await dialog.getByRole('button', { name: 'Join or claim' }).click()
  await expect(dialog).toBeHidden()
  const claim = requests(page).getByRole('listitem').filter({ hasText: 'Coolabah Office Supplies' })
  await expect(claim).toContainText('Waiting for a decision')

  await page.reload()
  await expect(claim).toContainText('Waiting for a decision')
  await search(page).fill('coolabah')
  const option = page.getByRole('option', { name: /Coolabah Office Supplies/ })
  await expect(option).toContainText('Waiting for a decision')
  await option.click()
  const asked = page.getByRole('dialog', {
    name: 'You have asked to join Coolabah Office Supplies',
  })
  await asked.locator('footer').getByRole('button', { name: 'Close' }).click()
  await expect(asked).toBeHidden()
  await page.goto('/organisation?organisation=coolabah-office-supplies')
  await expect(page, 'a pending claim opens nothing').toHaveURL(/\/register\/organisation$/)

  await claim.getByRole('button', { name: 'Take back' }).click()
  await expect(requests(page)).toBeHidden()
  await expect(search(page)).toBeFocused()
  await page.reload()
  await expect(search(page)).toBeVisible()
  await expect(requests(page)).toBeHidden()
})

test('ORG-2 ORG-4 whoever belongs to an organisation is led there, not asked to join it', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/register/organisation')
  await search(page).fill('northwind pack')
  const option = page.getByRole('option', { name: /Northwind Packaging/ })
  await expect(option).toContainText('One of your organisations')
  await option.click()
  await expect(page).toHaveURL(/\/organisation\?organisation=northwind-packaging/)
  await page.goto('/register/organisation/setup?name=Northwind+Packing')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  const offered = page.getByRole('listitem').filter({ hasText: 'One of your organisations' })
  await expect(offered.getByRole('button', { name: 'Join or claim' })).toBeHidden()
  await offered.getByRole('button', { name: 'Open Northwind Packaging' }).click()
  await expect(page).toHaveURL(/\/organisation\?organisation=northwind-packaging/)
})

test('ORG-2 a claim that cannot be sent says why and can be tried again', async ({
  page,
  context,
  faults,
}) => {
  faults.expect('ERR_INTERNET_DISCONNECTED')
  await register(page)
  await search(page).fill('coolabah')
  await page.getByRole('option', { name: /Coolabah Office Supplies/ }).click()
  const dialog = page.getByRole('dialog')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Join or claim' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Check your connection and try again.')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Join or claim' }).click()
  await expect(requests(page)).toContainText('Coolabah Office Supplies')
})

test('ORG-4 ORG-5 near-duplicates are offered first; adding opens the manage page of its owner', async ({
  page,
}) => {
  await register(page)
  await search(page).fill('Coolabah Office Supply')
  await page.getByRole('link', { name: 'Add your organisation' }).click()
  const name = page.getByLabel('Name of the organisation')
  await expect(name).toHaveValue('Coolabah Office Supply')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect(page.getByRole('heading', { name: 'Is it one of these?' })).toBeVisible()
  await page.getByRole('button', { name: 'Join or claim: Coolabah Office Supplies' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(search(page)).toBeVisible()
  await page.goBack()
  // The search, which is left, has an input of the same name.
  await expect(page.getByRole('button', { name: 'Add organisation' })).toBeVisible()
  await name.fill('Coolabah Office Supply')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await page.getByRole('button', { name: 'None of these, add it' }).click()
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supply')
  await page.reload()
  await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supply')
})

test('ORG-4 Back after adding leads past the form, to what was there before it', async ({
  page,
}) => {
  await register(page)
  await page.getByRole('link', { name: 'Add your organisation' }).click()
  const name = newOrganisationName()
  const add = page.getByRole('button', { name: 'Add organisation' })
  await expect(add).toBeVisible()
  await page.getByLabel('Name of the organisation').fill(name)
  await add.click()
  await expect(page.getByLabel('Organisation name')).toHaveValue(name)
  await page.goBack()
  await expect(page.getByRole('button', { name: `Open ${name}` })).toBeVisible()
  await expect(add).toBeHidden()
})

test('ORG-4 an empty name adds nothing and says so; pressing twice adds one', async ({ page }) => {
  await register(page)
  await page.goto('/register/organisation/setup')
  const added: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/organization/supplier'))
      added.push(request.url())
  })
  const name = page.getByLabel('Name of the organisation')
  await name.fill('   ')
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect(name).toHaveAccessibleDescription('Enter the name of your organisation')
  expect(added).toEqual([])

  await name.fill(newOrganisationName())
  await page.getByRole('button', { name: 'Add organisation' }).dblclick()
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
  expect(added).toHaveLength(1)
})

test('ORG-2 ORG-5 somebody with organisations finds them listed and opens one', async ({
  page,
}) => {
  await openAs(page, demoAccount, '/register/organisation')
  await expect(page.getByRole('img', { name: 'Credence' }).first()).toBeVisible()
  await expect(requests(page)).toContainText('Kauri Point Honey')
  await page.getByRole('button', { name: 'Open Coolabah Office Supplies' }).click()
  await expect(page.getByLabel('Organisation name')).toHaveValue('Coolabah Office Supplies')
})
