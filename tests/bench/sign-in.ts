import type { CDPSession, Page } from 'playwright'
import { demoAccount } from '../fixtures/accounts.ts'
import { startPortal } from '../fixtures/portal-server.ts'
import { pageIsLive } from '../e2e/support/live.ts'
import { launchBrowser } from './launch-browser.ts'
import { atMost, middle, type Row } from './row.ts'

const rounds = 5
const slowdown = 4
/** Lighthouse's 'Slow 4G': 1.6 Mbit/s down, 0.75 up, 150 ms there and back. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
}
/** What a page tells: the last press in it, when it has first shown a form, and when all of it. */
type Sight = { what: 'pressed' | 'shown' | 'whole'; at: number }
/** Seconds until the first section of the form is there, and until its last one is. */
type Times = { section: number; whole: number }

/**
 * Time from 'Log in' to a form that can be used, without what a person takes to type, on a phone's line
 * and a processor slowed down four times: in a browser that has never been here, and again in the same one.
 * Pages tell the times themselves: Playwright looks every half second, and takes part of the slow processor.
 */
export async function signIn(): Promise<Row[]> {
  const portal = await startPortal()
  const browser = await launchBrowser()
  try {
    const first: Times[] = []
    const again: Times[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 390, height: 844 },
        ...{ isMobile: true, hasTouch: true, reducedMotion: 'reduce' as const },
      })
      const sights: Sight[] = []
      await context.exposeFunction('tellBench', (sight: Sight) => sights.push(sight))
      await context.addInitScript(watch)
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      first.push(await timeOf(page, devtools, sights))
      await context.clearCookies()
      await page.evaluate(() => sessionStorage.clear())
      again.push(await timeOf(page, devtools, sights))
      await context.close()
    }
    const form = "from 'Log in' to a usable form, Slow 4G, 4× throttle"
    return [
      atMost(`${form}: first time`, middle(first.map(({ whole }) => whole)), 3, 's', 2),
      atMost('… again in the same browser', middle(again.map(({ whole }) => whole)), 1.2, 's', 2),
      toFirstSection('… to its first section: first time', first),
      toFirstSection('… again in the same browser', again),
    ]
  } finally {
    await browser.close()
    await portal.remove()
  }
}

const toFirstSection = (what: string, times: readonly Times[]): Row => ({
  what,
  ...{ figure: `${middle(times.map((one) => one.section)).toFixed(2)} s`, budget: '', met: null },
})

/** Runs in each page: tells of presses, and of the next picture once what is waited for is there. */
function watch(): void {
  type Told = { tellBench: (sight: Sight) => void }
  const { tellBench } = window as unknown as Told
  const tell = (what: Sight['what'], after: number) =>
    tellBench({ what, at: performance.timeOrigin + after })
  addEventListener('click', (event) => tell('pressed', event.timeStamp), true)
  const lookFor = (what: Sight['what'], awaited: string) => {
    const looking = new MutationObserver(() => {
      if (!document.querySelector(awaited)) return
      looking.disconnect()
      // After the picture that has it.
      requestAnimationFrame(() => setTimeout(() => tell(what, performance.now())))
    })
    looking.observe(document, { subtree: true, childList: true })
  }
  lookFor('shown', 'input[type="password"], #account input')
  lookFor('whole', '[role="treeitem"]')
}

async function timeOf(page: Page, devtools: CDPSession, sights: Sight[]): Promise<Times> {
  await page.goto('/')
  await pageIsLive(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  sights.length = 0
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const email = page.getByLabel('Email address')
  await email.waitFor()
  await email.fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('treeitem').first().waitFor()
  await devtools.send('Network.emulateNetworkConditions', {
    ...slow4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const shown = sights.filter(({ what }) => what === 'shown')
  const [asked, there] = shown
  const begun = sights.find(({ what }) => what === 'pressed')
  const sent = sights.findLast(({ what }) => what === 'pressed')
  const whole = sights.find(({ what }) => what === 'whole')
  if (!asked || !there || !begun || !sent || !whole)
    throw new Error('A page has not told what it showed.')
  const until = ({ at }: Sight) => (asked.at - begun.at + (at - sent.at)) / 1000
  return { section: until(there), whole: until(whole) }
}
