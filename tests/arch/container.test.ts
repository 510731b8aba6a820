import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

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

it('the container has every folder that the server reads', () => {
  const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n')
  const copied = lines.flatMap(
    (line) => /^COPY --from=build \/app\/\S+ (\w+)$/.exec(line)?.[1] ?? [],
  )
  const read = foldersRead()
  expect(read).toContain('texts')
  expect(copied).toEqual(expect.arrayContaining(read))
})
