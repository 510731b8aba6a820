import { expect, test } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { clock } from './support/clock.ts'
import { openPortal } from './support/open-portal.tsx'
import { expectCount, windows } from './support/screen.ts'

const path = '/organization/coolabah-office-supplies'
const section = (name: string) => page.getByRole('region', { name, exact: true })

const screens = [
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const

async function expectExpandable(within: Locator, about: string, last: Locator): Promise<void> {
  const more = within.getByRole('button', { name: `More ${about}` })
  await expect.element(more).toBeVisible()
  expect(isShown(last)).toBe(false)
  await more.click()
  await expect.poll(() => isShown(last)).toBe(true)
  await within.getByRole('button', { name: `Hide ${about}` }).click()
  await expect.poll(() => isShown(last)).toBe(false)
}

const isShown = (locator: Locator): boolean =>
  locator.elements().some((one) => one.checkVisibility({ visibilityProperty: true }))

test.each(screens)(
  'PUB-4 PUB-5 PUB-7 on %s: long texts and lists start short; More shows the rest, Hide takes it away',
  async (_name, size) => {
    await page.viewport(...size)
    await openPortal(path)
    const about = section('About')
    await expectExpandable(about, 'of the description', about.getByText('Wiradjuri country'))

    const products = section('Products and services')
    const items = products.getByRole('listitem')
    await expectCount(items, 5)
    await expectExpandable(products, 'Products and services', items.nth(7))

    const engage = section('Engage this business to')
    for (const [list, last] of [
      ['Sustainability targets: Contributes to', 'Cut scope 3 emissions'],
      ['Sustainability targets: Supports', 'Employ people facing barriers to work'],
      ['Events: Directly relevant', 'Plastic Free July'],
      ['Events: Indirectly relevant', 'International Day of Persons with Disabilities'],
    ] as const) {
      await expectExpandable(engage, list, engage.getByText(last))
    }
  },
)

test('PUB-4 no more than 200 characters of the description show at first', async () => {
  await openPortal(path)
  await expect.element(section('About')).toBeVisible()
  const text = section('About').element().querySelector('p')
  expect(text?.innerText).toMatch(/…$/)
  expect(text?.innerText.length).toBeLessThanOrEqual(201)
  expect(text?.innerText.length).toBeGreaterThan(150)
})

test.each(screens)(
  "PUB-1 A11Y-3 on %s: 'Share profile' copies the link and says so for 500 ms, to ears for longer",
  async (_name, size) => {
    await page.viewport(...size)
    await openPortal(path)
    const share = page.getByRole('button', { name: 'Share profile' })
    const copied = page.getByRole('button', { name: 'Link copied' })
    await expect.element(share).toBeVisible()
    clock.hold()
    await share.click()
    await expect.element(copied).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${path}`)
    await expect.element(page.getByTestId('status-region')).toHaveTextContent('Link copied')
    await clock.pass(499)
    await expect.element(copied).toBeVisible()
    await clock.pass(1)
    await expect.element(share).toBeVisible()
    await expect.element(page.getByTestId('status-region')).toHaveTextContent('Link copied')
  },
)
