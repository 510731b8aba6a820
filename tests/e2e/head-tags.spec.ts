import { pageIsLive } from './support/live.ts'
import { expect, test } from './support/test.ts'

/** By what a tag says something of the page, in the head: nothing is to be said twice. */
function sayings(): string[] {
  const links = 'link:not([rel=stylesheet], [rel$=preload])'
  return [...document.head.querySelectorAll(`title, meta, ${links}`)].map((tag) => {
    const by = ['name', 'property', 'charset', 'rel'].find((one) => tag.hasAttribute(one)) ?? ''
    const language = tag.getAttribute('hreflang') ?? ''
    return `${tag.localName} ${by === 'charset' ? by : (tag.getAttribute(by || 'id') ?? '')} ${language}`
  })
}

for (const path of ['/', '/organization/coolabah-office-supplies', '/discover', '/no/such/page'])
  test(`BRD-8 a live page says nothing twice in its head: ${path}`, async ({ page, faults }) => {
    if (path === '/no/such/page') faults.expect('status of 404')
    await page.goto(path)
    const before = await page.evaluate(sayings)
    await pageIsLive(page)
    const live = await page.evaluate(sayings)
    expect(live.toSorted()).toEqual(before.toSorted())
    expect(live).toEqual([...new Set(live)])
  })
