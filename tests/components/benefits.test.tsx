import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clock } from './support/clock.ts'
import { recordEvents } from './support/events.ts'
import { lostConnection, network, noAnswer } from './support/network.ts'
import { allOffers, articles, fifo, offer, offersPath } from './support/offers.ts'
import {
  expectAccessible,
  expectCount,
  expectLargeTargets,
  expectNoSidewaysScroll,
  expectTexts,
  focusOn,
  narrow,
  windows,
} from './support/screen.ts'
import { openAsDemo } from './support/supplier.ts'

const openBenefits = () =>
  openAsDemo('/organisation?organisation=northwind-packaging&section=benefits')
const said = page.getByTestId('status-region')
const titles = articles.getByRole('heading', { level: 3 })
const showAll = page.getByRole('button', { name: 'Show all' })

const screens = [
  ['a desk', windows.desk],
  ['a phone', windows.phone],
] as const

test.each(screens)('BEN-1 on %s: shows every field of every offer', async (_name, size) => {
  await page.viewport(...size)
  await openBenefits()
  const all = await allOffers()
  expect(all).toHaveLength(5)
  await expectTexts(
    titles,
    all.map(({ title }) => title),
  )
  for (const one of all) {
    const shown = offer(one.title)
    const isCoupon = one.category === 'cupon'
    const { offerLabel, description, tag, discountCode, callToAction } = one
    for (const words of [offerLabel, description, tag, discountCode, callToAction])
      expect(shown.element().textContent).toContain(words)
    const supports = shown.getByRole('list', { name: 'Supports' }).getByRole('listitem')
    await expectCount(supports, one.iconCategories.length)
    for (const category of one.iconCategories) {
      const mark = supports.filter({ hasText: category }).element().querySelector('svg')
      await expect.element(mark).toBeVisible()
    }
    const reduction = one.offerPercentage === null ? [] : [`${one.offerPercentage}% off`]
    await expectTexts(shown.getByText(/^\d+% off$/), reduction)
    await expectCount(shown.getByRole('button', { name: 'Copy code' }), isCoupon ? 1 : 0)
    const links = shown.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      isCoupon || one.isFifo ? [] : [one.callToActionLink],
    )
  }
  await expectAccessible()
})

test.each(screens)(
  'BEN-1 on %s: filters by any of the chosen categories, and says how many are left',
  async (_name, size) => {
    await page.viewport(...size)
    await openBenefits()
    await expectCount(articles, 5)
    const choices = page.getByRole('group', { name: 'Show offers for' }).getByRole('button')
    await expectTexts(choices, [
      'Environment',
      'Ethical',
      'Community',
      'Social',
      'Diversity',
      'Governance',
    ])
    const choose = (name: string) => choices.filter({ hasText: name })
    await choose('Diversity').click()
    await expect.element(choose('Diversity')).toHaveAttribute('aria-pressed', 'true')
    await expect.element(choose('Social')).toHaveAttribute('aria-pressed', 'false')
    await expectCount(articles, 1)
    await expect.element(said).toHaveTextContent('1 of 5 offers')

    const environment = choose('Environment')
    await focusOn(environment)
    await userEvent.keyboard(' ')
    await expectTexts(titles, [
      'Carbon accounts from your invoices',
      'Switch to renewable electricity',
      'Inclusive hiring in one afternoon',
    ])
    await expect.element(said).toHaveTextContent('3 of 5 offers')
    await expectAccessible()

    await showAll.click()
    await expectCount(articles, 5)
    await expect.element(said).toHaveTextContent('5 offers')
    await expect.element(environment).toHaveFocus()
    await expectCount(page.getByRole('button', { pressed: true }), 0)
  },
)

test('BEN-1 a filter that leaves no offer says so and can be taken back', async () => {
  const all = await allOffers()
  network.answer('GET', offersPath, { json: all.filter(({ isFifo }) => isFifo) })
  await openBenefits()
  await expect.element(page.getByText('1 offer', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ethical' }).click()
  await expect.element(page.getByText('No offer for that yet')).toBeVisible()
  await expect.element(said).toHaveTextContent('0 of 1 offers')
  await expectAccessible()
  await showAll.click()
  await expect.element(offer(fifo)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Environment' })).toHaveFocus()
})

test('BEN-1 a discount code is copied, said for 5 s and told to analytics', async () => {
  const events = recordEvents()
  await openBenefits()
  const title = 'Carbon accounts from your invoices'
  const code = page.getByRole('group', { name: 'Discount code of Ledgerleaf' })
  await expect.element(code).toMatchTextContent('LEAF-30-CREDENCE')
  clock.hold()
  await focusOn(code.getByRole('button', { name: 'Copy code' }))
  await userEvent.keyboard('{Enter}')
  const copied = code.getByRole('button', { name: 'Code copied' })
  await expect.element(copied).toBeVisible()
  expect(said.element().textContent).toBe('Code copied')
  expect(await navigator.clipboard.readText()).toBe('LEAF-30-CREDENCE')
  await clock.pass(4_999)
  expect(copied.query()).not.toBeNull()
  await clock.pass(1)
  expect(copied.query()).toBeNull()
  await expect.poll(events).toContainEqual({
    event: 'discount_code_copied',
    props: { offerId: 'ledgerleaf-carbon-accounting', title },
    category: 'General',
  })
})

test('BEN-1 BEN-2 no other scheme than http and https ever becomes a link', async () => {
  const all = await allOffers()
  const callToActionLink = 'javascript:alert(document.domain)'
  network.answer('GET', offersPath, { json: all.map((one) => ({ ...one, callToActionLink })) })
  network.answer('GET', /\/benefits\/fifo$/, {
    json: {
      data: { claimed: true, fifoRef: 'AAAA', redirectUrl: 'data:text/html,x', phoneNumber: '' },
    },
  })
  await openBenefits()
  await expectCount(articles, 5)
  await expectCount(articles.getByRole('link'), 0)
  await expectCount(page.getByText('This offer cannot be taken up at the moment.'), 2)
  await page.getByRole('button', { name: 'See your claim' }).click()
  const dialog = page.getByRole('dialog', { name: fifo })
  await expect.element(dialog).toMatchTextContent('AAAA')
  await expectCount(dialog.getByRole('link'), 0)
})

test.each([
  ['with status 500', () => new Response('', { status: 500 })],
  ['without an answer', lostConnection],
])('BEN-3 offers that fail %s are logged and the list says so', async (_how, answer) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
  network.answer('GET', offersPath, answer)
  await openBenefits()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Offers could not be loaded')
  await expectCount(articles, 0)
  expect(logged.mock.calls.flat().map(String)).toContainEqual(
    expect.stringMatching(/^Could not load offers\./),
  )
  await expectAccessible()
  network.restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectCount(articles, 5)
})

test('BEN-3 a brand without offers has an empty list that says so', async () => {
  network.answer('GET', offersPath, { json: [] })
  await openBenefits()
  await expect.element(page.getByText('No offers at the moment')).toBeVisible()
  await expectCount(page.getByRole('group', { name: 'Show offers for' }), 0)
})

test('BEN-1 MOB-1 the catalogue fits the narrowest phone', async () => {
  await narrow()
  await openBenefits()
  await expectCount(articles, 5)
  expectNoSidewaysScroll()
  expectLargeTargets()
  await page.getByRole('button', { name: 'Ethical' }).click()
  await expectCount(articles, 1)
  expectNoSidewaysScroll()
  await expectAccessible()
})

test('BEN-1 MOB-1 waiting for the catalogue fits the narrowest phone too', async () => {
  await narrow()
  network.answer('GET', offersPath, noAnswer)
  await openBenefits()
  await expect.element(page.getByText('Loading offers')).toBeVisible()
  expectNoSidewaysScroll()
})
