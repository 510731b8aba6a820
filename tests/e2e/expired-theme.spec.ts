import { firstVisit, noNetwork } from './support/first-visit.ts'
import { dumpDevice } from './support/offline.ts'
import { expect, test } from './support/test.ts'

test.use({ portal: 'own', serviceWorkers: 'allow' })

test('BRD-5 the shell asks for an expired theme and environment once the network is back', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(noNetwork)
  await firstVisit(page, '/login')
  await context.setOffline(true)
  const later = Date.now() + 31 * 60_000
  await page.clock.setFixedTime(later)
  await page.goto('/get-started')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your profile in five steps')
  await context.setOffline(false)
  // What was asked for is on the device from then on, however the browser came by it.
  const readAgain = async () => {
    const rows = await dumpDevice(page)
    return rows.filter(({ storedAt }) => storedAt === later).map(({ table }) => table)
  }
  await expect.poll(readAgain).toEqual(expect.arrayContaining(['environment', 'themes']))
})
