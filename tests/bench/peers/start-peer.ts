import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../fixtures/free-port.ts'

const peers = {
  Next: {
    folder: 'next',
    command: (port: number) => [
      ...['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1'],
      ...['-p', String(port)],
    ],
  },
  Astro: { folder: 'astro', command: () => ['serve.js'] },
} as const
export type PeerName = keyof typeof peers
export const peerNames = Object.keys(peers) as PeerName[]

export type Peer = { url: string; pid: number; stop(): Promise<void> }

/** Kept between runs, so that packages are fetched once; outside of the project, whose packages it must not find. */
const place = join(tmpdir(), `credence-peers-${userInfo().uid}`)
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

/** Installs and builds the peers as they are in the repository; needs the network the first time. */
export async function buildPeers(): Promise<void> {
  await mkdir(place, { recursive: true, mode: 0o700 })
  for (const part of ['src', 'tests/bench/peers'])
    await cp(part, join(place, part), { recursive: true, force: true })
  for (const name of peerNames) {
    console.error(`building the page of ${name} …`)
    await run(name, ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])
    await run(name, ['run', 'build'])
  }
}

async function run(name: PeerName, command: readonly string[]): Promise<void> {
  const child = spawn('npm', command, {
    cwd: folderOf(name),
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm ${command.join(' ')} of ${name} ended with ${code}`)
}

/**
 * Starts a built peer.
 * @param profiles SQLite file with the profiles that it shows
 * @param slug one of them
 */
export async function startPeer(name: PeerName, profiles: string, slug: string): Promise<Peer> {
  const port = await freePort()
  const child = spawn(process.execPath, peers[name].command(port), {
    cwd: folderOf(name),
    env: { ...env, NODE_ENV: 'production', PORT: String(port), PROFILES: profiles },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${url}/organization/${slug}`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.`)
    await setTimeout(100)
  }
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

const folderOf = (name: PeerName) => join(place, 'tests/bench/peers', peers[name].folder)
