import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../fixtures/free-port.ts'

export type ProductionServer = {
  url: string
  pid: number
  /** What the process counts, by name and labels: https://prometheus.io/docs/instrumenting/exposition_formats/ */
  metrics(): Promise<Map<string, number>>
  stop(): Promise<void>
}

/**
 * Starts the built portal as it runs in production, behind a proxy: with its limits, its log (a file) and
 * its metrics. Each caller has the address that the proxy says: see `walk`.
 * @param dataDir with data of its own and its brands
 * @param options.origin of an earlier start, whose pages name it
 * @param options.aheadPercent of a core, for pages that nobody has asked for
 */
export async function startInProduction(
  dataDir: string,
  { origin, aheadPercent = 0 }: { origin?: string; aheadPercent?: number } = {},
): Promise<ProductionServer> {
  const port = origin ? Number(new URL(origin).port) : await freePort()
  const url = `http://localhost:${port}`
  const metricsPort = await freePort()
  const log = await open(join(dataDir, 'bench.log'), 'w')
  const server = spawn(process.execPath, ['dist/program/main.js'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', DEMO: 'off', TRUSTED_PROXIES: 'loopback' },
      ...{ HOST: 'localhost', PORT: String(port), METRICS_PORT: String(metricsPort) },
      ...{ DATA_DIR: dataDir, PUBLIC_URL: url, PAGES_AHEAD_PERCENT: String(aheadPercent) },
      ...{ NODE_COMPILE_CACHE: join(dataDir, 'compiled') },
      // As the image and the service set them: see docs/configuration.md.
      ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '12000' },
    },
    stdio: ['ignore', log.fd, 'inherit'],
  })
  await log.close()
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error(`The server did not start: see ${dataDir}`)
    await setTimeout(100)
  }
  return { url, pid: server.pid ?? 0, stop, metrics: () => readMetrics(metricsPort) }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function readMetrics(port: number): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end))]
    }),
  )
}
