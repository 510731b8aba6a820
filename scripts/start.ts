import { spawnSync } from 'node:child_process'
import { buildCommand } from './build-command.ts'
import { hasBuild, staleParts } from './build-stamp.ts'
import { canBuild } from './can-build.ts'

const stale = await staleParts()
if (stale.length > 0) {
  if (canBuild() || !(await hasBuild())) build()
  // An installation without the packages for developers: npm touches files when it removes them.
  else console.log('Serving dist/ as it is: the packages that build the portal are not installed.')
}
await import(new URL('../dist/program/main.js', import.meta.url).href)

/** In a process of its own: Vite sets NODE_ENV to production, which the server would take for its own. */
function build(): void {
  const { status } = spawnSync(process.execPath, buildCommand(stale), { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
