import { defineConfig, devices } from 'playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const executablePath = findChromium(process.env)

/** A layout is the same with a seventh of the pixels, and drawn in less time. */
const plainPixels = { deviceScaleFactor: 1 }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/prepare-data.ts',
  workers: 2,
  // Only to record what happens: a test that passes at its second try has failed (read-report.ts).
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
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // What has no screen, is the same on every screen, or narrows the window by itself is proved once.
      testIgnore:
        /(?:startup|restart|several-processes|stray-paths|pages|installed-window|page-faults|failure-pages|forced-colours|open-navigation|other-back-end|widget(?:-\w+)?|offline-shell|page-answers|app-update|missing-parts|kill-switch|share-worker|background-sync|fault-runs|two-devices|search-engines|notifications|first-load|first-paint|analytics|gallery|translated-page|session|sign-in-again|sign-out|captive-portal|drafts|rename|affiliate|password-reset|accessibility-public|keyboard|outbox|evidence-queue|offline-reading|share-target|claim-mode|invoice-finance|members|modules|form-service|questionnaires|(?<!empty-)pathways)\.spec\.ts/,
      use: { ...devices['Pixel 7'], ...plainPixels },
    },
    {
      name: 'phone-landscape',
      // What a low screen may hide or push away in the supplier's workplace (MOB-1): the frame, the
      // long form, the dialogs. Lists of cards are the same standing up.
      testMatch:
        /(?:manage-page|account-navigation|bottom-menu|sections|evidence|claim-benefits|products-and-locations|profile-form|scroll-position|profile-form-errors|profile-form-progress|profile-form-refusals|share-and-badge|badge-dialog|questionnaires|invite)\.spec\.ts/,
      use: { ...devices['Pixel 7 landscape'], ...plainPixels },
    },
  ],
})
