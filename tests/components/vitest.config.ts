import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { lateTexts } from '../../scripts/building/late-texts.ts'
import { findChromium } from '../../scripts/find-chromium.ts'
import { componentTraces } from '../../scripts/testing/read-report.ts'
import { freePort } from '../fixtures/free-port.ts'
import { commands } from './support/commands.ts'

const support = resolve(import.meta.dirname, 'support')
const executablePath = findChromium(process.env)

const production = { 'process.env.NODE_ENV': '"production"' }

/** The React that users get: the other takes three times as long to draw the form of a profile. */
const builtReact = {
  mode: 'production',
  define: production,
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: { rolldownOptions: { transform: { define: production } } },
} as const

/**
 * Screens, forms, lists and dialogs in one browser page that stays open: the portal's own router and data
 * layer, in front of a portal's API. No test loads a document, so that one takes a tenth of what it takes
 * in Playwright.
 */
export default defineConfig(async () => {
  const portalPort = await freePort()
  const portal = `http://localhost:${portalPort}`
  return {
    root: resolve(import.meta.dirname, '../..'),
    plugins: [react(), lateTexts()],
    ...builtReact,
    server: {
      proxy: {
        '^/(?:api|brands|calendar|modules|previews)/': portal,
        '^/(?:brand.css|offers|health|ready)$': portal,
        // The badge's source, as everything else here: a document cannot define the element twice.
        '^/widget/badge[.]js': { bypass: () => '/widget/define.ts' },
      },
    },
    test: {
      name: 'components',
      include: ['tests/components/**/*.test.{ts,tsx}'],
      globalSetup: resolve(support, 'start-portal.ts'),
      setupFiles: resolve(support, 'each-test.ts'),
      provide: { portalPort, traceFolder: componentTraces },
      // The page loads the portal's modules once, not again for each file.
      isolate: false,
      // After the others, which leave no core for a browser.
      sequence: { groupOrder: 1 },
      maxWorkers: 2,
      testTimeout: 30_000,
      // One that passes at its second try is counted and named, as those of Playwright are.
      retry: 1,
      expect: { poll: { timeout: 10_000 } },
      restoreMocks: true,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // A name may be found by a part of it, as in Playwright.
        locators: { exact: false },
        viewport: { width: 1280, height: 800 },
        provider: playwright({
          launchOptions: {
            ...(executablePath && { executablePath }),
            args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
          },
          contextOptions: {
            reducedMotion: 'reduce',
            permissions: ['clipboard-read', 'clipboard-write'],
          },
          actionTimeout: 10_000,
        }),
        instances: [{ browser: 'chromium' as const }],
        commands,
      },
    },
  }
})
