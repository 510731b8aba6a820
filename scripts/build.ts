import { canBuild } from './can-build.ts'

if (canBuild()) {
  const { build } = await import('./build-portal.ts')
  await build()
} else {
  console.error('The packages that build the portal are not installed: run npm ci first.')
  process.exitCode = 1
}
