import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../fixtures/free-port.ts'

export type RunningServer = { url: string; pid: number; stop(): Promise<void> }

/** A logged line of any process. */
const answered = /"pid":(\d+),.*"msg":"answered"/g

/**
 * Starts the built portal as in production, behind a proxy on this machine.
 * @param dataDir with a database whose brand has the host `localhost`, or for one in `env`
 * @returns when each of its processes has answered
 */
export async function startServer(
  dataDir: string,
  workers: number,
  env: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort()
  const logFile = join(dataDir, `bench-${port}.log`)
  const log = await open(logFile, 'w')
  const server = spawn(process.execPath, ['dist/program/main.js'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DEMO: 'off', TRUSTED_PROXIES: 'loopback' },
      ...{ HOST: 'localhost', PORT: String(port), WORKERS: String(workers), DATA_DIR: dataDir },
      ...env,
    },
    stdio: ['ignore', log.fd, 'inherit'],
  })
  await log.close()
  const url = `http://localhost:${port}`
  const processes = async () => {
    const lines = (await readFile(logFile, 'utf8')).matchAll(answered)
    return new Set([...lines].map(([, pid]) => pid)).size
  }
  while ((await processes()) < workers) {
    if (server.exitCode !== null) throw new Error(`The server did not start: see ${logFile}`)
    // Over a connection of its own, which any of the processes may get.
    await fetch(`${url}/api/env`, { headers: { connection: 'close' } }).catch(() => {})
    await setTimeout(50)
  }
  return {
    url,
    pid: server.pid ?? 0,
    async stop() {
      const ended = once(server, 'exit')
      server.kill('SIGTERM')
      await ended
    },
  }
}
