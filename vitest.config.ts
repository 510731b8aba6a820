import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { lateTexts } from './scripts/building/late-texts.ts'
import { findEngines } from './scripts/find-engines.ts'

/** Replaces a module, and so must not meet it where another file has loaded it already. */
const replacesModules = [
  'server/identity/same-address.test.ts',
  'tests/contract/badge-logo.test.ts',
]

const { firefox, webkit } = findEngines(process.env)

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/fixtures/postgres-cluster.ts', 'tests/fixtures/shared-postgres.ts'],
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // The gallery brings texts along that are a part of their own elsewhere.
        plugins: [lateTexts()],
        test: {
          name: 'tests',
          include: [
            '{src,server,scripts,sw,widget,document-frame}/**/*.test.{ts,tsx}',
            'tests/{contract,arch}/**/*.test.ts',
          ],
          exclude: replacesModules,
          // Loading everything anew for each file takes as long as half of the tests.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'replaced modules', include: replacesModules } },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['tests/pages/**/*.test.ts'],
          globalSetup: 'tests/fixtures/shared-portal.ts',
          isolate: false,
          // They start, stop and ask processes, which others keep waiting on a busy machine.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      'tests/components/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'engines',
          include: firefox || webkit ? ['tests/engines/**/*.test.ts'] : [],
          globalSetup: [
            'tests/fixtures/built-portal.ts',
            'tests/fixtures/prepare-data.ts',
            'tests/engines/start-display.ts',
          ],
          // After those in Chromium: a browser and a portal for each test leave no core for others.
          sequence: { groupOrder: 2 },
          maxWorkers: 2,
          testTimeout: 60_000,
          // One that passes at its second try is counted and named, as those of Playwright are.
          retry: 1,
        },
      },
    ],
  },
})
