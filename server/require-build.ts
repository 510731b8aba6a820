import { existsSync } from 'node:fs'
import { StartupError } from './startup-error.ts'

const entry = new URL('../dist/server/', import.meta.url)

/** @throws StartupError where the portal has not been built: there would be no page to answer with */
export function requireBuild(): void {
  if (existsSync(entry)) return
  throw new StartupError('There is no build of the portal in dist/: run npm ci && npm run build.')
}
