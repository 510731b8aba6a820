import { demoAccount } from '../fixtures/accounts.ts'
import { dumpDevice, lostRequests } from './support/offline.ts'
import { openAs } from './support/signed-in.ts'
import { indexIsFilled } from './support/filled-index.ts'
import { expect, test } from './support/test.ts'
import { workerInCharge } from './support/worker.ts'

test.use({ portal: 'own' })

test('DSC-4 a buyer puts suppliers on a list, notes what to know and compares them', async ({
  page,
}) => {
  await indexIsFilled(page)
  await openAs(page, demoAccount, '/buying')
  await page.getByLabel('Name of your organisation').fill('Quandong Retail')
  await page.getByRole('button', { name: 'Start buying' }).click()
  await page.getByRole('link', { name: 'Shortlists' }).click()
  await expect(page.getByText('Keep the suppliers that you consider together')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Find suppliers' }).last().click()

  const add = page.getByRole('button', { name: /^Add to a shortlist ./ })
  await expect(add.first()).toBeVisible({ timeout: 15_000 })
  await add.first().click()
  await page.getByLabel('Name of the list').fill('Packaging 2027')
  await page.getByRole('button', { name: 'Create and add' }).click()
  await expect(page.getByRole('link', { name: 'On Packaging 2027' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/organization/northwind-packaging')
  await page.getByRole('button', { name: 'Add to a shortlist' }).click()
  await page.getByRole('button', { name: 'Packaging 2027' }).click()
  await page.getByRole('link', { name: 'On Packaging 2027' }).click()

  await expect(page.getByRole('heading', { name: 'Packaging 2027', level: 1 })).toBeVisible()
  await expect(page.getByText('2 suppliers')).toBeVisible()
  const northwind = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: /Northwind/, level: 2 }),
  })
  await northwind.getByLabel(/^Status/).selectOption('In contact')
  await expect(page.getByText('In contact: 1').first()).toBeVisible()
  await northwind.getByRole('button', { name: /^Add a note/ }).click()
  await northwind.getByRole('textbox').fill('Rang them on Monday.')
  await northwind.getByRole('button', { name: 'Save the note' }).click()
  await expect(northwind.getByText('Rang them on Monday.')).toBeVisible()
  await expect(northwind.getByText(/^You, /)).toBeVisible()
  await page.reload()
  await expect(northwind.getByText('Rang them on Monday.')).toBeVisible()
  await expect(northwind.getByLabel(/^Status/)).toHaveValue('in-contact')

  await northwind.getByRole('button', { name: /^Take off Northwind/ }).click()
  await expect(northwind).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(northwind.getByText('Rang them on Monday.')).toBeVisible()

  for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
  await page.getByRole('link', { name: 'Compare side by side' }).click()
  await expect(page).toHaveURL(/\/discover\/compare\?suppliers=.*northwind-packaging/)
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('DSC-4 OFF-5 a list opens with its profiles, and a note is sent once there is a network', async ({
    page,
    context,
    faults,
  }) => {
    await openAs(page, demoAccount, '/buying/shortlists')
    await page.getByRole('link', { name: 'Packaging 2027' }).click()
    const heading = page.getByRole('heading', { name: 'Packaging 2027', level: 1 })
    await expect(heading).toBeVisible()
    await expect
      .poll(async () => (await dumpDevice(page)).map(({ key }) => key))
      .toEqual(expect.arrayContaining(['northwind-packaging']))
    await workerInCharge(page)
    await page.reload()
    // What the worker keeps of the parts for buyers: script, styles and texts.
    const usedParts = () =>
      page.evaluate(async () => (await (await caches.open('used-parts')).keys()).length)
    await expect.poll(usedParts).toBe(3)

    faults.expect(...lostRequests)
    await context.setOffline(true)
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByText('No connection: this is what the device has')).toBeVisible()
    const northwind = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: /Northwind/, level: 2 }),
    })
    await northwind.getByRole('button', { name: /^Edit the note/ }).click()
    await northwind.getByRole('textbox').fill('They call back on Friday.')
    await northwind.getByRole('button', { name: 'Save the note' }).click()
    await expect(northwind.getByText(/^Kept on this device/)).toBeVisible()
    await page.reload()
    await expect(northwind.getByText('They call back on Friday.')).toBeVisible()
    await expect(northwind.getByText(/^Kept on this device/)).toBeVisible()
    await northwind.getByRole('link', { name: /Northwind/ }).click()
    await expect(page.getByRole('heading', { name: /Northwind/, level: 1 })).toBeVisible()
    await page.goBack()
    await expect(northwind.getByText(/^Kept on this device/)).toBeVisible()

    await context.setOffline(false)
    await expect(northwind.getByText(/^You, /)).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('No connection: this is what the device has')).toBeHidden()
    await page.reload()
    await expect(northwind.getByText('They call back on Friday.')).toBeVisible()
  })
})
