import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const startTimeout = 30_000
/** Everything comes from one address here, on a machine that does much else besides. */
const unlimited = { RATE_LIMIT_PER_MINUTE: '0', MAX_EVENT_LOOP_DELAY: '0' }

/** A built portal of its own: its own process, its own data, its own port. */
export type PortalServer = {
  /** Origin on `localhost`. */
  readonly url: string
  readonly dataDir: string
  /** The same portal under another host, such as `verdant.localhost`. */
  at(host: string): string
  /** Ends the process as a power cut would. */
  kill(): Promise<void>
  /** Ends the process as an operator would; the data stay. */
  stop(): Promise<void>
  /** Starts the process again, on the same port and with the same data; `env` differs from before. */
  start(env?: Record<string, string>): Promise<void>
  /** Ends the process and removes its data. */
  remove(): Promise<void>
}

/**
 * Starts a portal with demo data.
 * @param env what differs from the usual environment of a test
 * @param from folder of the portal's program, built, and data of a portal that was stopped, to begin
 *   with a copy of
 * @throws Error with what the process said when it does not get ready
 */
export async function startPortal(
  env: Record<string, string> = {},
  { folder = '.', data }: { folder?: string; data?: string | undefined } = {},
): Promise<PortalServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credence-e2e-'))
  if (data) await cp(data, dataDir, { recursive: true })
  const removeData = (): Promise<void> => rm(dataDir, { recursive: true, force: true })
  const first = { PORT: '0', DATA_DIR: dataDir, ...env }
  let running = await launch(first, folder).catch(async (error) => {
    await removeData()
    throw error
  })
  const { port } = new URL(running.url)

  const kill = async (): Promise<void> => end(running.process, 'SIGKILL')
  return {
    url: running.url,
    dataDir,
    at: (host) => `http://${host}:${port}`,
    kill,
    stop: () => end(running.process, 'SIGTERM'),
    async start(other = {}) {
      await kill()
      running = await launch({ ...first, PORT: port, ...other }, folder)
    },
    async remove() {
      await kill()
      await removeData()
    },
  }
}

type Launched = { process: ChildProcess; url: string }

async function launch(env: Record<string, string>, folder: string): Promise<Launched> {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'test', HOST: 'localhost', DEMO: 'on', ...unlimited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  createInterface(server.stderr).on('line', (line) => said.push(line))
  const { promise, resolve, reject } = Promise.withResolvers<Launched>()
  createInterface(server.stdout).on('line', (line) => {
    said.push(line)
    const url = /^Credence is ready: (\S+)/.exec(line)?.[1]
    if (url) resolve({ process: server, url: new URL(url).origin })
  })
  const fail = (reason: string): void => reject(new Error([reason, ...said].join('\n')))
  server.once('error', (error) => fail(error.message))
  server.once('close', (code) => fail(`The server ended with code ${code} before it was ready.`))
  const timer = setTimeout(() => fail('The server did not get ready in time.'), startTimeout)
  try {
    return await promise
  } catch (error) {
    await end(server, 'SIGKILL')
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}
