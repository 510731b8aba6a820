import { spawnSync } from 'node:child_process'
import { isBuilt } from './build-stamp.ts'

// In a process of its own: Vite sets NODE_ENV to production, which the server would take for its own.
if (!(await isBuilt())) {
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import('../server/main.ts')
