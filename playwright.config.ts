import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const executablePath = findChromium(process.env)

/** A layout is the same with a seventh of the pixels, and drawn in less time. */
const plainPixels = { deviceScaleFactor: 1 }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/fixtures/prepare-data.ts',
  workers: 2,
  // To record what happens: a test that passes at its second try is named (scripts/testing/totals.ts).
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: {
    // Recording every test doubles the time of all of them.
    trace: 'on-first-retry',
    // Requests that a worker answers are out of a test's hands; the specs about it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // About what a finger alone does.
      testIgnore: '**/touch-signed-in.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What a small screen lays out otherwise, or what is pressed otherwise there. What a screen says,
      // keeps and sends is the same on each, and so are the colours of a brand: both are proved once.
      grep: /@phone\b/,
      grepInvert: /(?:verdant|harbour)\.localhost/,
      use: { ...devices['Pixel 7'], ...plainPixels },
    },
    {
      name: 'phone-landscape',
      // What a low screen may hide or push away in the supplier's workplace (MOB-1): the frame, the
      // summary of the long form's errors, the dialogs. Lists of cards are the same standing up.
      grep: /@landscape\b/,
      use: { ...devices['Pixel 7 landscape'], ...plainPixels },
    },
  ],
})
