/**
 * How long the profile form takes from a key press or a tap to the next picture, on a processor slowed
 * down four times: `npm run build`, then `node tests/bench/interaction.ts`. Budget: p95 at most 100 ms
 * for the product search and for ticking in the tree of locations. The figures tell something on an
 * idle machine only, so the machine's load is printed with them.
 */
import { loadavg } from 'node:os'
import { setTimeout as rest } from 'node:timers/promises'
import { chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.ts'
import { demoAccount, signIn } from '../e2e/support/accounts.ts'
import { startPortal } from '../e2e/support/server.ts'
import { latenciesOf, watchInteractions } from './interactions.ts'
import { summarise } from './percentiles.ts'

const slowdown = 4
const rounds = 3
/** Milliseconds between two key presses of somebody who types fast, and while a key is down. */
const pace = 130
const held = 30
const budget = 100

const searches = [
  'weaving of textiles',
  'weavin of textles',
  'office furniture',
  'packaging paper bord',
  'software consultancy',
  'recycling of wast',
]
const countries = ['Australia', 'United Kingdom', 'France', 'Slovenia']
const filters = ['new south', 'bavaria', 'ile-de']
const sentence = 'Paper, board and moulded fibre, made from what others throw away.'

const press = async (page: Page, key: string) => {
  await page.keyboard.press(key, { delay: held })
  await rest(pace - held)
}
const type = async (page: Page, text: string) => {
  for (const letter of text) await press(page, letter)
}
const repeat = async (page: Page, key: string, times: number) => {
  for (let count = 0; count < times; count += 1) await press(page, key)
}
const line = (page: Page, name: string) => page.getByRole('treeitem', { name, exact: true })
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter locations' })

/** What somebody does with the form, by name; each part leaves the form as it found it. */
const parts: Record<string, (page: Page) => Promise<void>> = {
  'product search': async (page) => {
    await page.getByRole('combobox', { name: 'Search products and services' }).click()
    for (const text of searches) {
      await type(page, text)
      await repeat(page, 'Backspace', 6)
      await type(page, text.slice(-6))
      await press(page, 'ArrowDown')
      await press(page, 'Escape')
      await press(page, 'Escape')
    }
  },
  'product chosen': async (page) => {
    await page.getByRole('combobox', { name: 'Search products and services' }).click()
    await type(page, 'weaving of textiles')
    await press(page, 'ArrowDown')
    await press(page, 'Enter')
    await page.getByRole('button', { name: 'Remove Weaving of textiles' }).click()
  },
  'tree by pointer': async (page) => {
    for (const name of countries) {
      // Letters lead to the line, wherever it is in the tree.
      await filter(page).fill(name)
      const country = line(page, name)
      const chevron = country.locator('[data-chevron]')
      await chevron.click()
      const region = page.locator('[role=treeitem][aria-level="2"]').nth(1)
      for (const one of [region, region, country, country]) {
        await one.click()
        await rest(pace)
      }
      await chevron.click()
      await filter(page).fill('')
    }
  },
  'tree by keyboard': async (page) => {
    await page.getByRole('tree').locator('[tabindex="0"]').focus()
    for (const name of countries) {
      await type(page, name.toLowerCase())
      await press(page, 'ArrowRight')
      await repeat(page, 'ArrowDown', 8)
      await repeat(page, 'Space', 2)
      await press(page, 'ArrowLeft')
      await repeat(page, 'Space', 2)
      await press(page, 'ArrowLeft')
      await press(page, 'End')
      await press(page, 'Home')
    }
  },
  'location filter': async (page) => {
    await filter(page).click()
    for (const text of filters) {
      await type(page, text)
      await repeat(page, 'Backspace', text.length)
    }
  },
  description: async (page) => {
    await page.getByLabel('Description', { exact: true }).click()
    await press(page, 'End')
    await type(page, sentence)
    await repeat(page, 'Backspace', 20)
  },
}

const executablePath = findChromium(process.env)
const portal = await startPortal()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
try {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signIn(page, demoAccount, '/organisation?organisation=northwind-packaging')
  await page.getByRole('treeitem').first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await watchInteractions(page)
  const load = () => loadavg()[0]?.toFixed(2)
  console.log(`load at the start ${load()}; processor slowed down ${slowdown} times`)
  const all: number[] = []
  for (const [name, act] of Object.entries(parts)) {
    const latencies: number[] = []
    for (let round = 0; round < rounds; round += 1)
      latencies.push(...(await latenciesOf(page, () => act(page))))
    console.log(`${name.padEnd(16)} ${summarise(latencies)}`)
    all.push(...latencies)
  }
  console.log(`${'all'.padEnd(16)} ${summarise(all)}`)
  console.log(`load at the end ${load()}; budget p95 ${budget} ms`)
} finally {
  await browser.close()
  await portal.remove()
}
