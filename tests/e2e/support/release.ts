import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { startPortal, type PortalServer } from './server.ts'

/** A portal whose program is its own copy, so that a test can change, build and deploy it. */
export type Installation = {
  server: PortalServer
  /** Folder of the program. */
  folder: string
  /** Changes a source as a developer would, builds, and starts the server anew. */
  deploy(change: { file: string; from: string; to: string }): Promise<void>
  remove(): Promise<void>
}

const leftOut = new Set(['node_modules', '.git', '.data', 'test-results'])

/** Copies the built portal and starts it. */
export async function install(): Promise<Installation> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'credence-release-')))
  await cp('.', folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.has(path),
  })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const server = await startPortal({}, { folder })
  return {
    server,
    folder,
    async deploy({ file, from, to }) {
      const path = join(folder, file)
      const before = await readFile(path, 'utf8')
      if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`)
      await writeFile(path, before.replace(from, to))
      await build(folder)
      await server.start()
    },
    async remove() {
      await server.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function build(folder: string): Promise<void> {
  const { NODE_ENV: _ours, ...env } = process.env
  const building = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await Promise.all([text(building.stderr), once(building, 'exit')])
  if (building.exitCode !== 0) throw new Error(`The build failed.\n${said}`)
}
