import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordEvents } from './support/events.ts'
import { network } from './support/network.ts'
import {
  badge,
  choose,
  openPathways,
  pathwaysOf,
  recommendations,
  steps,
} from './support/pathways.ts'
import { expectAccessible, expectCount, expectTexts, sectionOf } from './support/screen.ts'
import { createSavedOrganisation, openAsDemo, openAsOwner } from './support/supplier.ts'

const northwind = pathwaysOf('northwind-packaging')
const emptyTitle = page.getByText("Didn't get any credential recommendations?")
const advice = 'Location, Product & Services, Size and Attributes must be filled in'

/** Nothing fits, whoever asks; and junk, as another back end may send it. */
const recommendNothing = () =>
  network.answer('POST', recommendations, { json: { results: [null], count: 0, totalCount: 0 } })

test('PTH-3 says what to do when there is nothing to recommend', async () => {
  const events = recordEvents()
  recommendNothing()
  await openAsDemo(northwind)
  await expect.element(emptyTitle).toBeVisible()
  await expect.element(page.getByText(advice)).toBeVisible()
  await expect.element(page.getByText('All four are filled in.')).toBeVisible()
  await expectAccessible()
  await expect.poll(events).toContainEqual({
    event: 'credential_recommendations_viewed',
    props: { count: 0 },
    category: 'General',
  })
  await page.getByRole('link', { name: 'Update Your Profile' }).click()
  await expect.element(page.getByLabelText('Organisation name')).toBeVisible()
  expect(window.location.pathname).toBe('/organisation')
})

test('PTH-3 names what the profile does not say, and leads there', async () => {
  recommendNothing()
  const { slug } = await createSavedOrganisation({ credentials: ['iso-9001'] })
  await openAsOwner(pathwaysOf(slug))
  await expect.element(emptyTitle).toBeVisible()
  const missing = sectionOf('recommendations').getByRole('listitem')
  await expectTexts(missing, ['Location', 'Product & Services', 'Attributes'])
  await missing.getByRole('link', { name: 'Product & Services' }).click()
  await expect.element(page.getByRole('heading', { name: 'Products & services' })).toBeInViewport()
})

test('ERR-1 a failure is told and can be tried again', async () => {
  network.answer('POST', recommendations, {
    status: 500,
    json: { code: 'x', message: 'The tide is out.' },
  })
  await openAsDemo(northwind)
  const alert = page.getByRole('alert').filter({ hasText: 'Recommendations could not be loaded' })
  await expect.element(alert).toMatchTextContent('The tide is out.')
  await expectAccessible()
  network.restore()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectCount(steps, 10)
})

test('OFF-1 offline it says so, keeps what is there, and loads by itself afterwards', async () => {
  await openPathways()
  const search = page.getByRole('combobox', { name: 'Location', exact: true })
  await search.fill('germ')
  await expect.element(page.getByRole('option', { name: 'Germany' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  network.setOffline(true)
  await badge('Environment').click()
  await expect.element(steps.first()).toBeVisible()
  await choose('Location', 'germany', 'Germany')
  await expect.element(page.getByText('Recommendations need a connection')).toBeVisible()
  network.setOffline(false)
  await expect.element(steps.first()).toBeVisible()
})
