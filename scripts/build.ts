import { canBuild } from './can-build.ts'

if (!canBuild()) {
  console.error('The packages that build the portal are not installed: run npm ci first.')
  process.exitCode = 1
} else if (process.argv[2] === 'program') {
  const { buildProgram } = await import('./build-program.ts')
  await buildProgram()
} else {
  const { build } = await import('./build-portal.ts')
  await build()
}
