import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  allOf,
  commandIn,
  copiedPaths,
  isInContext,
  readStages,
} from '../fixtures/container-files.ts'

/** Folders beside `server` that its files name by their own place. */
function foldersRead(): string[] {
  const files = globSync('server/**/*.ts').filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  const read = files.flatMap((file) => {
    const above = '../'.repeat(file.split('/').length - 1)
    const text = readFileSync(file, 'utf8')
    const names = text.matchAll(/new URL\('((?:\.\.\/)+)([a-z]+)\//g)
    return [...names].flatMap(([, up, name = '']) => (up === above ? [name] : []))
  })
  return [...new Set(read)].toSorted()
}

const [, build, image] = readStages()
if (!build || !image) throw new Error('The container file has no stages.')
/** What the build itself makes. */
const made = ['dist', 'node_modules']

it('the container has every folder that the server reads', () => {
  const read = foldersRead()
  expect(read).toContain('texts')
  expect(copiedPaths()).toEqual(expect.arrayContaining(read))
})

it('ENG-2 everything that the container file copies is there, and is sent to the build', () => {
  const [first = ''] = allOf(build, 'COPY')
  const sources = [...first.split(' ').slice(0, -1), ...copiedPaths()]
  expect(sources.length).toBeGreaterThan(10)
  const missing = sources.filter(
    (path) => !made.includes(path) && !(existsSync(path) && isInContext(path)),
  )
  expect(missing).toEqual([])
})

it.each([
  ...['.env', '.env.local', 'server/.env', 'deploy/credence.env', 'credence.env'],
  ...['server/signing.key', 'scripts/portal.pem', 'credence.dump', 'id_ed25519', '.npmrc'],
  ...['.data/credence.sqlite', '.git/config', 'backup/manifest.json', 'server/credence.sqlite-wal'],
  ...['tests/fixtures/call.ts', 'server/app.test.ts', 'src/ui/button.test.tsx'],
  ...['server/identity/testing/people.ts', 'node_modules/fastify/package.json', 'dist/build-stamp'],
])('ENG-2 %s is not sent to the build', (path) => {
  expect(isInContext(path)).toBe(false)
})

it('ENG-2 the packages for developers are removed in the step that builds', () => {
  expect(allOf(build, 'RUN').at(-1)).toMatch(/npm run build && npm prune --omit=dev/)
})

it('ENG-2 the image runs under an account that owns nothing of the program', () => {
  expect(allOf(image, 'USER')).toEqual(['1000:1000'])
  expect(allOf(image, 'COPY').join(' ')).not.toContain('--chown')
  expect(allOf(image, 'VOLUME')).toEqual(['/data'])
})

it('ENG-2 the image starts the server without npm, and gets the signal of the engine', () => {
  expect(allOf(image, 'CMD').map(commandIn)).toEqual([
    ['node_modules/.bin/node', 'dist/program/main.js'],
  ])
  expect(allOf(image, 'STOPSIGNAL')).toEqual(['SIGTERM'])
  expect(allOf(image, 'ENTRYPOINT')).toEqual([])
})
