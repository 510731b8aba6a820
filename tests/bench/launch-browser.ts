import { chromium, type Browser } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.ts'

/** The browser of the tests, without what it does by itself in the background. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium(process.env)
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
}
