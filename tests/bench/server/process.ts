import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { atMost, middle, type Row } from '../row.ts'

const starts = 5

/** How long a server takes to start over data that is there, and how much memory it has then. */
export async function serverProcess(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'credence-bench-'))
  try {
    await startOnce(dataDir, 'on')
    const runs = []
    for (let run = 0; run < starts; run += 1) runs.push(await startOnce(dataDir, 'off'))
    const seconds = middle(runs.map((one) => one.milliseconds)) / 1000
    const memory = middle(runs.map((one) => one.megabytes))
    return [
      atMost('server start, existing data', seconds, 1, 's', 2),
      atMost('memory at rest', memory, 200, 'MB'),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function startOnce(dataDir: string, demo: 'on' | 'off') {
  const begun = performance.now()
  const server = spawn(process.execPath, ['dist/program/main.js'], {
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: 'localhost', DATA_DIR: dataDir, DEMO: demo, DEMO_SUPPLIERS: '0' },
      NODE_COMPILE_CACHE: join(dataDir, 'compiled'),
      ...{ MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '12000' },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyAt(createInterface(server.stdout))
  const milliseconds = performance.now() - begun
  // What renders pages is warm from the first one on.
  await fetch(`${url}/login`).then((answer) => answer.arrayBuffer())
  const megabytes = await residentMegabytes(server.pid ?? 0)
  const exited = once(server, 'exit')
  server.kill('SIGTERM')
  await exited
  return { milliseconds, megabytes }
}

/** @returns the address that the server says it listens at */
async function readyAt(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, url] = /^Credence is ready: (\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('The server ended before it was ready.')
}

/** Linux only: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024
}
