import { firstVisit, noNetwork } from './support/first-visit.ts'
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
  await page.clock.setFixedTime(Date.now() + 31 * 60_000)
  await page.goto('/get-started')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Your profile in five steps')
  const answered: string[] = []
  page.on('response', (response) => {
    if (response.ok()) answered.push(new URL(response.url()).pathname)
  })
  await context.setOffline(false)
  await expect.poll(() => answered).toContainEqual(expect.stringMatching(/^\/api\/brand\//))
  await expect.poll(() => answered).toContain('/api/env')
})
