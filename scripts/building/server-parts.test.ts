import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build as viteBuild } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { serverParts } from './server-parts.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'credence-parts-'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Builds a program of two parts that are read when they are needed, as the portal's pages are. */
async function release(page: string): Promise<void> {
  const parts = ['first', 'second']
  const imports = parts.map((part) => `export const ${part} = () => import('./${part}.js')\n`)
  await writeFile(join(folder, 'entry-server.js'), imports.join(''))
  for (const part of parts) {
    await writeFile(join(folder, `${part}.js`), `export const page = '${page} ${part}'`)
  }
  await viteBuild({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [serverParts()],
    build: {
      ssr: true,
      outDir: join(folder, 'dist'),
      rolldownOptions: { input: join(folder, 'entry-server.js') },
    },
  })
}

/** Starts a process of the release that reads its first part now and its second when it is told to. */
async function run(): Promise<{ finish(): Promise<string> }> {
  const program = `
    import { once } from 'node:events'
    const { first, second } = await import('./dist/entry-server.js')
    console.log((await first()).page)
    await once(process.stdin, 'data')
    console.log((await second()).page)
    process.stdin.destroy()`
  await writeFile(join(folder, 'run.js'), program)
  const child = spawn(process.execPath, ['run.js'], { cwd: folder })
  const said = text(child.stdout)
  const failed = text(child.stderr)
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  return {
    async finish() {
      child.stdin.end('go on\n')
      return (await said) + (await failed)
    },
  }
}

const kept = async (): Promise<number> => (await readdir(join(folder, 'dist/assets'))).length

it('OFF-9 a server that runs reads the parts of its own release after two further builds', async () => {
  await release('one')
  const old = await run()
  await release('two')
  await release('three')
  expect(await old.finish()).toBe('one first\none second\n')
  expect(await (await run()).finish()).toBe('three first\nthree second\n')
})

it('OFF-9 no more than the two releases before the present one are kept', async () => {
  for (const page of ['one', 'two', 'three', 'four', 'four']) await release(page)
  expect(await kept()).toBe(6)
})

it('OFF-9 parts that an older build left without a list are those of the release before', async () => {
  await mkdir(join(folder, 'dist/assets'), { recursive: true })
  await writeFile(join(folder, 'dist/assets/old-1.js'), '')
  await release('one')
  await release('two')
  expect(await readdir(join(folder, 'dist/assets'))).toContain('old-1.js')
  await release('three')
  expect(await readdir(join(folder, 'dist/assets'))).not.toContain('old-1.js')
})
