import type { Browser, Page } from 'playwright/test'
import { register } from './support/accounts.ts'
import { lostRequests } from './support/offline.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own' })

const organisation = 'Wattle & Wool Pty Ltd'
const description =
  'Wool blankets and throws, woven from the fleece of farms within a day of the mill.'

test('AUT-2 ORG-1 ORG-4 ORG-5 PRF-1 PRF-2 PRF-5 PRF-6 PRF-7 PRF-10 PRF-11 PRF-12 PRF-13 PUB-2 PUB-3 PUB-5 PUB-6 a newcomer registers, builds a profile and shares it, and nothing is lost @phone', async ({
  page,
  server,
  browser,
  faults,
}) => {
  test.slow()
  await register(page)
  await addOrganisation(page)
  await fillProfile(page)

  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Your profile is now saved!')).toBeVisible()

  await page.getByRole('button', { name: 'View profile' }).click()
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue()
  expect(link).toBe(`${server.url}/organization/wattle-and-wool-pty-ltd`)
  await page.keyboard.press('Escape')
  await expectPublicProfile(browser, link, { javaScriptEnabled: true })
  await expectPublicProfile(browser, link, { javaScriptEnabled: false })

  await page.reload()
  await expectFilledForm(page)

  // The page just loaded may still be asking.
  faults.expect(...lostRequests)
  await server.kill()
  await server.start()
  await page.reload()
  await expectFilledForm(page)
  await expectPublicProfile(browser, link, { javaScriptEnabled: false })
})

async function addOrganisation(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/register\/organisation$/)
  const search = page.getByRole('combobox', { name: 'Name of the organisation' })
  await search.fill(organisation)
  await expect(page.getByText('- No results found. Try a different keyword -')).toBeVisible()
  await search.press('Escape')
  await page.getByRole('link', { name: 'Add your organisation' }).click()
  await expect(page.getByLabel('Name of the organisation')).toHaveValue(organisation)
  await page.getByRole('button', { name: 'Add organisation' }).click()
  await expect(page.getByRole('heading', { name: 'My organization' })).toBeVisible()
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Website').fill('www.wattle-and-wool.example')
  await choose(
    page,
    'Address',
    '12 Wharf Road, Leichhardt',
    /Leichhardt, New South Wales, Australia/,
  )
  await expect(page.getByLabel('Registry')).toContainText('Australian Business Number')
  await page.getByLabel('Registration number').fill('51 824 753 556')

  await choose(page, 'Search credentials', 'iso 14001', /ISO 14001/)
  await choose(page, 'Search credentials', 'ecovadis', /EcoVadis/)
  await choose(page, 'Search credentials', 'sedex', /Sedex/)
  await choose(page, 'Search products and services', 'weaving of textiles', /Weaving of textiles/)

  await page.getByLabel('Filter locations').fill('New South Wales')
  await page.getByRole('treeitem', { name: 'New South Wales' }).click()
  await page.getByLabel('Description').fill(description)
  await page.getByRole('radio', { name: 'Small (11 - 100 employees)' }).check()
}

async function choose(page: Page, label: string, text: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text)
  await page.getByRole('option', { name: option }).first().click()
}

async function expectFilledForm(page: Page): Promise<void> {
  await expect(page.getByLabel('Organisation name')).toHaveValue(organisation)
  await expect(page.getByLabel('Website')).toHaveValue('www.wattle-and-wool.example')
  await expect(page.getByRole('combobox', { name: 'Address', exact: true })).toHaveValue(
    '12 Wharf Road, Leichhardt, New South Wales, Australia',
  )
  await expect(page.getByLabel('Registration number')).toHaveValue('51824753556')
  const credentials = page.getByRole('list', { name: 'Your credentials' })
  for (const name of ['EcoVadis', 'ISO 14001', 'Sedex']) {
    await expect(credentials.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Pending',
    )
  }
  await expect(page.getByRole('list', { name: 'Chosen products and services' })).toContainText(
    'Weaving of textiles',
  )
  await expect(page.getByRole('list', { name: 'Chosen locations' })).toContainText(
    'New South Wales',
  )
  await expect(page.getByLabel('Description')).toHaveValue(description)
  await expect(page.getByRole('radio', { name: 'Small (11 - 100 employees)' })).toBeChecked()
}

/** Opens the link as somebody who never saw the portal before. */
async function expectPublicProfile(
  browser: Browser,
  link: string,
  options: { javaScriptEnabled: boolean },
): Promise<void> {
  const context = await browser.newContext(options)
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: organisation })).toBeVisible()
  await expect(guest.getByText('Leichhardt, New South Wales, Australia')).toBeVisible()
  await expect(guest.getByRole('link', { name: /wattle-and-wool/ })).toHaveAttribute(
    'href',
    'https://www.wattle-and-wool.example/',
  )
  await expect(guest.getByText(description)).toBeVisible()
  for (const text of ['ISO 14001', 'EcoVadis', 'Sedex', 'Weaving of textiles', 'New South Wales']) {
    await expect(guest.getByText(text).first()).toBeVisible()
  }
  await context.close()
}
