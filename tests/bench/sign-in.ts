import { performance } from 'node:perf_hooks'
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
/**
 * Time from 'Log in' to a form that can be used, without what a person takes to type, on a phone's line
 * and a processor slowed down four times: in a browser that has never been here, and again in the same one.
 */
export async function signIn(): Promise<Row[]> {
  const portal = await startPortal()
  const browser = await launchBrowser()
  try {
    const first: number[] = []
    const again: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        baseURL: portal.url,
        viewport: { width: 390, height: 844 },
        ...{ isMobile: true, hasTouch: true, reducedMotion: 'reduce' as const },
      })
      const page = await context.newPage()
      const devtools = await context.newCDPSession(page)
      first.push(await timeOf(page, devtools))
      await context.clearCookies()
      await page.evaluate(() => sessionStorage.clear())
      again.push(await timeOf(page, devtools))
      await context.close()
    }
    return [
      atMost(
        "from 'Log in' to a usable form, Slow 4G, 4× throttle: first time",
        middle(first),
        3,
        's',
        2,
      ),
      atMost('… again in the same browser', middle(again), 1.2, 's', 2),
    ]
  } finally {
    await browser.close()
    await portal.remove()
  }
}

/** @returns seconds */
async function timeOf(page: Page, devtools: CDPSession): Promise<number> {
  await page.goto('/')
  await pageIsLive(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const begun = performance.now()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  const email = page.getByLabel('Email address')
  await email.waitFor()
  const asked = performance.now()
  await email.fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  const typed = performance.now()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('treeitem').first().waitFor()
  const there = performance.now()
  await devtools.send('Network.emulateNetworkConditions', {
    ...slow4G,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return (asked - begun + (there - typed)) / 1000
}
