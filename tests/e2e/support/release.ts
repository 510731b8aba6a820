import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { startPortal, type PortalServer } from '../../fixtures/portal-server.ts'

/** A portal whose program is its own copy, so that a test can change, build and deploy it. */
export type Installation = {
  server: PortalServer
  /** Folder of the program. */
  folder: string
  /**
   * Changes a source as a developer would, builds, and starts the server anew; called again, it brings
   * the version before back, then this one, and so on.
   * @param beforeRestart what is to be done while the old server runs beside the new files
   */
  deploy(beforeRestart?: () => Promise<void>): Promise<void>
  remove(): Promise<void>
}

/** A text in a source file, and what comes in its place. */
type Change = { file: string; from: string; to: string }

const leftOut = new Set(['node_modules', '.git', '.data', 'test-results'])

/**
 * Copies the built portal and starts it.
 * @param change what the next version has otherwise
 */
export async function install(change?: Change): Promise<Installation> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'credence-release-')))
  await cp('.', folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !leftOut.has(path),
  })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  const server = await startPortal({}, { folder })
  // What a server reads of a release: what was built, and the dictionaries.
  const parts = ['dist', 'texts'].map((name) => {
    const running = join(folder, name)
    return { running, before: `${running}-before` }
  })
  let isBuilt = false
  return {
    server,
    folder,
    async deploy(beforeRestart) {
      if (isBuilt) {
        await server.stop()
        for (const { running, before } of parts) await exchange(running, before)
      } else {
        for (const { running, before } of parts) {
          await cp(running, before, { recursive: true, preserveTimestamps: true })
        }
        await apply(folder, change)
        await build(folder)
        isBuilt = true
        await beforeRestart?.()
      }
      await server.start()
    },
    async remove() {
      await server.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function exchange(one: string, other: string): Promise<void> {
  await rename(one, `${one}-away`)
  await rename(other, one)
  await rename(`${one}-away`, other)
}

async function apply(folder: string, change: Change | undefined): Promise<void> {
  if (!change) throw new Error('An installation without a change has one version only.')
  const path = join(folder, change.file)
  const source = await readFile(path, 'utf8')
  if (!source.includes(change.from)) throw new Error(`${path} does not contain ${change.from}`)
  await writeFile(path, source.replace(change.from, change.to))
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
