import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{src,server,scripts,sw,widget}/**/*.test.{ts,tsx}',
      'tests/{contract,arch}/**/*.test.ts',
    ],
    environment: 'node',
    globalSetup: 'tests/fixtures/postgres-cluster.ts',
    maxWorkers: Math.max(2, Math.floor(availableParallelism() / 2)),
    testTimeout: 20_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
