import { startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const fifo = 'Your oldest invoices paid first'

test('BEN-2 a claim opens the partner in a tab of its own, and stays claimed', async ({
  page,
  faults,
}) => {
  faults.expect('request to a foreign host https://fifo.example/')
  await page
    .context()
    .route('https://fifo.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Fifo</title>' }),
    )
  await startSupplier(page)
  await page.goto('/organisation?section=benefits')
  await page.getByRole('button', { name: 'Ask for a call' }).click()
  const dialog = page.getByRole('dialog', { name: fifo })
  await dialog.getByLabel('Phone number').fill('02 9000 1234')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const tab = await opened
  const link = dialog.getByRole('link', { name: 'Continue with Fifo (opens in a new tab)' })
  const href = (await link.getAttribute('href')) ?? ''
  await expect(tab).toHaveURL(href)
  await tab.close()

  await page.reload()
  await page
    .getByRole('article', { name: fifo })
    .getByRole('button', { name: 'See your claim' })
    .click()
  await expect(dialog).toContainText(href.slice(-14))
  await expect(link).toHaveAttribute('href', href)
  await expect(dialog.getByLabel('Phone number')).toHaveCount(0)
})
