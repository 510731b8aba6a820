import { listedModule } from '../fixtures/listed-module.ts'
import { expectAccessible } from './support/accessibility.ts'
import { recordEvents } from './support/events.ts'
import { narrowPhone } from '../fixtures/small-targets.ts'
import { expectLargeTargets, expectNoSidewaysScroll } from './support/layout.ts'
import { answerModules, card, openModules, popup } from './support/modules.ts'
import { startSupplier } from './support/supplier.ts'
import { expect, test } from './support/test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('MOD-1 shows the modules as cards, with strong markup and nothing else', async ({ page }) => {
  await startSupplier(page)
  await answerModules(page, [
    { ...listedModule, title: 'You <strong>measure</strong> <em>and</em> <img src=x> cut' },
    { ...listedModule, id: 'other', caption: 'Other', icon_url: 'javascript:alert(1)' },
  ])
  await openModules(page)
  await expect(
    page.getByText(
      'Complete modules to demonstrate action and awareness of sustainability issues and earn tags for your business profile.',
    ),
  ).toBeVisible()
  const first = card(page, 'Carbon footprint')
  await expect(first.getByRole('heading')).toHaveText('You measure <em>and</em> <img src=x> cut')
  await expect(first.locator('strong')).toHaveText('measure')
  await expect(first.locator('img')).toHaveAttribute('src', '/modules/carbon-footprint.svg')
  await expect(first.locator('img')).toHaveAttribute('alt', '')
  await expect(first.getByText('Earn tag')).toBeVisible()
  await expect(card(page, 'Other').locator('img')).toHaveCount(0)
  await expectAccessible(page, '[data-section=modules]')
  await expectLargeTargets(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(narrowPhone)
  await expectNoSidewaysScroll(page)
})

test('MOD-1 a module without a questionnaire says that it is coming soon', async ({ page }) => {
  const told = await recordEvents(page)
  await startSupplier(page)
  await answerModules(page, [listedModule])
  await openModules(page)
  const button = card(page).getByRole('button', { name: /^Coming soon/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await expect(page.getByRole('tooltip')).toHaveText(/coming soon/)
  await page.keyboard.press('Enter')
  await expect(popup(page)).toHaveCount(0)
  expect(told().filter((one) => one.event === 'module_clicked')).toEqual([])
})

test('MOD-1 a press is told to analytics and opens the questionnaire', async ({ page }) => {
  const told = await recordEvents(page)
  await startSupplier(page)
  await openModules(page)
  await card(page, 'Human rights').click({ position: { x: 8, y: 8 } })
  await expect(popup(page)).toBeVisible()
  await expect
    .poll(() => told().filter((one) => one.event === 'module_clicked'))
    .toEqual([
      {
        event: 'module_clicked',
        props: { moduleId: 'human-rights', caption: 'Human rights' },
        category: 'General',
      },
    ])
})

test('MOD-1 SEC-1 a questionnaire elsewhere opens beside the portal and learns nothing of the person', async ({
  page,
}) => {
  const name = await startSupplier(page)
  await answerModules(page, [{ ...listedModule, questionnaire: 'https://survey.example/a?b=1' }])
  await openModules(page)
  const link = card(page).getByRole('link', { name: /^Start/ })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('href', /user_id=/)
  const url = new URL((await link.getAttribute('href')) ?? '')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    b: '1',
    organisation_name: name,
    organisation_slug: expect.stringMatching(/^[a-z0-9-]+$/),
    user_id: expect.stringMatching(/.+/),
  })
})

const builtIn = [
  'Carbon footprint',
  'Circular economy',
  'Recycled content',
  'Human rights',
  'Supplier spend (Tier 2 disclosure)',
]

for (const { name, answer, status } of [
  { name: 'an empty response', answer: [], status: 200 },
  { name: 'an invalid response', answer: { modules: 'none' }, status: 200 },
  { name: 'entries that are no modules', answer: [null, 7, 'x'], status: 200 },
  { name: 'a failed response', answer: { message: 'Broken', code: 'broken' }, status: 500 },
]) {
  test(`MOD-2 ${name} gives the five built-in modules`, async ({ page, faults }) => {
    if (status === 500) faults.expect('status of 500')
    const logged = page.waitForEvent('console', {
      predicate: (message) => /built-in ones are shown/.test(message.text()),
    })
    // Before anything is fetched for later: what the device has would be shown instead.
    await answerModules(page, answer, status)
    await startSupplier(page)
    await openModules(page)
    await logged
    await expect(card(page)).toHaveCount(5)
    for (const caption of builtIn) {
      await expect(card(page, caption).getByText('Earn tag')).toBeVisible()
      await expect(card(page, caption).getByRole('button', { name: /^Start/ })).toBeVisible()
    }
    await expect
      .poll(() =>
        card(page)
          .locator('img')
          .evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toBe(true)
  })
}
