import { spawnSync } from 'node:child_process'
import { hasBuild, isBuilt } from './build-stamp.ts'
import { canBuild } from './can-build.ts'

if (!(await isBuilt())) {
  if (canBuild() || !(await hasBuild())) build()
  // An installation without the packages for developers: npm touches files when it removes them.
  else console.log('Serving dist/ as it is: the packages that build the portal are not installed.')
}
await import('../server/main.ts')

/** In a process of its own: Vite sets NODE_ENV to production, which the server would take for its own. */
function build(): void {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
