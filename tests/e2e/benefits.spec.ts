import { demoAccount } from '../fixtures/accounts.ts'
import { recordEvents } from './support/events.ts'
import { openAs } from './support/signed-in.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const northwind = '/organisation?organisation=northwind-packaging&section=benefits'

test('BEN-1 a call to action opens the partner in a tab that knows nothing of this one', async ({
  page,
  faults,
}) => {
  faults.expect('request to a foreign host https://brightwire.example/')
  await page
    .context()
    .route('https://brightwire.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
    )
  const events = await recordEvents(page)
  await openAs(page, demoAccount, northwind)
  const asked = page.context().waitForEvent('request', (one) => one.url().includes('brightwire'))
  const opened = page.waitForEvent('popup')
  const title = 'Switch to renewable electricity'
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: 'Compare tariffs (opens in a new tab)' })
    .click()
  const tab = await opened
  await expect(tab).toHaveURL('https://brightwire.example/business')
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull()
  expect((await asked).headers()['referer']).toBeUndefined()
  await expect(page).toHaveURL(northwind)
  await expect.poll(events).toContainEqual({
    event: 'offer_clicked',
    props: { offerId: 'brightwire-renewable-power', title },
    category: 'General',
  })
})
