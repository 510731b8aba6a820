import puppeteer, { type ElementHandle, type EvaluateFunc } from 'puppeteer-core'
import type { Browser } from './browser.ts'
import { readPdf } from './read-pdf.ts'

/**
 * Starts Firefox without a window, over WebDriver BiDi.
 * @param executablePath of Firefox
 */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await firefox.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  return {
    async open(url) {
      await page.goto(url)
    },
    url: async () => page.url(),
    async reload() {
      await page.reload()
    },
    run: (work, ...args) => page.evaluate(inPage(work), ...args) as never,
    async find(search, ...args) {
      const found = await page.evaluateHandle(inPage(search), ...args)
      const element = found.asElement() as ElementHandle<HTMLInputElement> | null
      return (
        element && {
          click: () => element.click(),
          type: (text) => element.type(text),
          choose: (path) => element.uploadFile(path),
        }
      )
    },
    async paste() {
      await page.keyboard.down('Control')
      await page.keyboard.press('v')
      await page.keyboard.up('Control')
    },
    print: async () => readPdf(await firefox.newPage(), await page.pdf({ format: 'a4' })),
    close: () => firefox.close(),
  }
}

/** Puppeteer infers arguments of one function from the other, which it cannot for any function. */
const inPage = (work: (...args: never[]) => unknown) => work as EvaluateFunc<unknown[]>
