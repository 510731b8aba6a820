import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { network } from './support/network.ts'
import {
  asked,
  badge,
  choose,
  filterBar,
  names,
  openPathways,
  recommendations,
  said,
  steps,
  unfoldFilters,
} from './support/pathways.ts'
import { expectCount, expectTexts, narrow, textsOf } from './support/screen.ts'

const noMatch = page.getByText('No credential matches these filters')
const resetAll = page.getByRole('button', { name: 'Reset filters' }).last()
const nothing = { results: [], count: 0, totalCount: 0 }

/** Opens the recommendations. @returns what they are called, and what they say */
async function openTen(): Promise<{ before: string[]; texts: string[] }> {
  await openPathways()
  await expectCount(steps, 10)
  return { before: textsOf(names), texts: textsOf(steps) }
}

test('PTH-1 badges and kind filter what is there, without asking again', async () => {
  const { texts } = await openTen()
  const requests = asked().length
  for (const name of ['Environment', 'Ethical', 'Community', 'Social', 'Diversity', 'Governance'])
    await expect.element(badge(name)).not.toBeChecked()
  await badge('Social').click()
  const social = texts.filter((text) => text.includes('Social'))
  expect(social.length).toBeGreaterThan(0)
  expect(social.length).toBeLessThan(texts.length)
  await expectCount(steps, social.length)
  await expect.element(said).toHaveTextContent(`${social.length} of 10 recommendations shown`)

  await badge('Social').click()
  await userEvent.selectOptions(page.getByLabelText('Kind of credential'), 'Rating')
  const ratings = texts.filter((text) => text.includes('Rating')).length
  expect(ratings).toBeGreaterThan(0)
  await expectCount(steps, ratings)

  await badge('Diversity').click()
  await expect.element(noMatch).toBeVisible()
  await resetAll.click()
  await expectCount(steps, 10)
  await expect.element(badge('Diversity')).not.toBeChecked()
  expect(asked().length, 'the client filters by itself').toBe(requests)
})

test('PTH-1 PTH-2 locations and industries ask again; Reset clears all filters', async () => {
  const { before } = await openTen()
  const [profile] = asked()
  expect(profile).toMatchObject({
    size: ['MEDIUM'],
    mustMatch: { categories: false, locations: false },
  })
  const lastAsked = () => asked().at(-1)

  await choose('Location', 'germny', 'Germany')
  await expect.poll(lastAsked).toEqual({
    ...profile,
    locations: ['DE'],
    mustMatch: { categories: false, locations: true },
  })
  await expect.element(steps.first()).toBeVisible()
  await expect.poll(() => textsOf(names)).not.toEqual(before)

  await choose('Industry', 'weaving of textiles', /Weaving of textiles/)
  await expect.poll(lastAsked).toEqual({
    ...profile,
    locations: ['DE'],
    categories: ['13.20'],
    mustMatch: { categories: true, locations: true },
  })
  await badge('Environment').click()

  const requests = asked().length
  const reset = filterBar.getByRole('button', { name: 'Reset filters' })
  await reset.click()
  await expect.poll(lastAsked).toEqual(profile)
  expect(asked()).toHaveLength(requests + 1)
  await expect.element(reset, { message: 'the focus stays' }).toHaveFocus()
  await expect.element(page.getByRole('list', { name: /^Chosen/ })).not.toBeInTheDocument()
  await expect.element(badge('Environment')).not.toBeChecked()
  await expectTexts(names, before)
})

test('PTH-1 the answer to a question that is asked no more is dropped', async () => {
  const { before } = await openTen()
  const late = Response.json(nothing)
  const answer = Promise.withResolvers<Response>()
  network.answer('POST', recommendations, async (request) => {
    const { locations } = (await request.json()) as { locations: string[] }
    return locations.includes('DE') ? answer.promise : null
  })
  await choose('Location', 'germany', 'Germany')
  await expect.poll(() => asked().at(-1)).toMatchObject({ locations: ['DE'] })
  await page.getByRole('button', { name: 'Remove Germany' }).click()
  await expectTexts(names, before)
  answer.resolve(late)
  await expect.poll(() => late.bodyUsed).toBe(true)
  await new Promise(requestAnimationFrame)
  expect(textsOf(names)).toEqual(before)
})

test('PTH-1 chosen filters are counted where the filters are folded up', async () => {
  await narrow()
  await openPathways()
  await unfoldFilters()
  await badge('Environment').click()
  await badge('Social').click()
  const toggle = filterBar.getByRole('button', { name: /^Filters/ })
  await toggle.click()
  await expect.element(toggle).toHaveTextContent('Filters2 filters active')
  await expect.element(badge('Environment')).not.toBeInTheDocument()
})

test('PTH-1 nothing for a chosen location is the filter, and Reset brings the rest back', async () => {
  await openTen()
  network.answer('POST', recommendations, async (request) => {
    const { mustMatch } = (await request.json()) as { mustMatch: { locations: boolean } }
    return mustMatch.locations ? Response.json(nothing) : null
  })
  await choose('Location', 'germany', 'Germany')
  await expect.element(noMatch).toBeVisible()
  await expect
    .element(page.getByText("Didn't get any credential recommendations?"))
    .not.toBeInTheDocument()
  await resetAll.click()
  await expectCount(steps, 10)
})
