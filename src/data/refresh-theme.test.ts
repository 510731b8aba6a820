import { expect, it } from 'vitest'
import { defaultBrand } from '../contract/default-brand.ts'
import { refreshTheme } from './refresh-theme.ts'
import { browser } from './testing/browser.ts'

const minute = 60_000
const host = 'verdant.localhost'
const urls = ['/api/brand/verdant.localhost', '/api/env'] as const

/** A page that was opened without a network, whose theme and environment are of long ago. */
async function openExpired() {
  const { answers, asked, clock, visit } = browser()
  const answer = () => {
    answers[urls[0]] = { status: 200, body: { ...defaultBrand, name: 'Verdant' } }
    answers[urls[1]] = { status: 200, body: { identity: {}, version: '1' } }
  }
  answer()
  const before = visit()
  await Promise.all([before.portal.brand(host), before.portal.environment()])
  clock.now += 30 * minute
  for (const url of urls) delete answers[url]
  const data = visit()
  await Promise.all([data.portal.brand(host), data.portal.environment()])
  await expect.poll(() => asked.length).toBe(4)
  asked.length = 0
  let looked = () => {}
  const page = {
    visibilityState: 'hidden' as DocumentVisibilityState,
    addEventListener: (_type: string, listen: () => void) => (looked = listen),
  }
  let online = () => {}
  refreshTheme({
    portal: data.portal,
    host,
    page,
    whenReachable: (again) => ((online = again), () => {}),
  })
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    looked()
  }
  return { answer, asked, clock, come: { online: () => online(), show } }
}

it('BRD-5 asks for an expired theme and environment once the network is back', async () => {
  const { answer, asked, come } = await openExpired()
  answer()
  come.online()
  await expect.poll(() => asked.toSorted()).toEqual(urls)
  come.online()
  await expect.poll(() => asked.toSorted()).toEqual(urls)
})

it('BRD-5 asks again when the page is looked at again, and not before the time', async () => {
  const { answer, asked, clock, come } = await openExpired()
  answer()
  come.show('hidden')
  expect(asked).toEqual([])
  come.show('visible')
  await expect.poll(() => asked.toSorted()).toEqual(urls)
  clock.now += 15 * minute
  come.show('visible')
  await expect.poll(() => asked.slice(2)).toEqual(['/api/env'])
})

it('BRD-5 says nothing where the network is still away', async () => {
  const { asked, come } = await openExpired()
  come.online()
  await expect.poll(() => asked.toSorted()).toEqual(urls)
})
