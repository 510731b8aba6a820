import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { processorTime } from '../cold/processor.ts'

/** What answers, by the processes that were started for it. */
export type Answering = {
  /** Origins, each of which gets its share of the callers. */
  urls: readonly string[]
  servers: readonly number[]
  databases: readonly number[]
}

/** What came of asking for cold pages for a while. */
export type Asked = {
  perSecond: number
  /** Milliseconds of processor for each page. */
  server: number
  database: number
  callers: number
  /** Cores that were the server's to use: those that nothing else on the machine used. */
  coresLeft: number
}

const script = fileURLToPath(new URL('caller.ts', import.meta.url))
const callers = availableParallelism()
const told = v.object({ answered: v.number(), milliseconds: v.number() })

/**
 * Asks for pages from several processes, each page once.
 * @param seconds how long; without it until all are asked for
 */
export async function askCold(
  { urls, servers, databases }: Answering,
  paths: readonly string[],
  seconds: number | null = null,
): Promise<Asked> {
  const look = async () => ({
    at: performance.now(),
    server: await workOf(servers),
    database: await workOf(databases),
    machine: await machineWork(),
  })
  const before = await look()
  const results = await Promise.all(
    Array.from({ length: callers }, (_, caller) => {
      const share = paths.filter((_path, at) => at % callers === caller)
      // Each caller asks all processes that have addresses of their own, in turn.
      const addresses = share.map((path, at) => `${urls[at % urls.length]}${path}`)
      return call({ addresses, seconds, caller })
    }),
  )
  const after = await look()
  const lasted = after.at - before.at
  const pages = results.reduce((sum, { answered }) => sum + answered, 0)
  const server = after.server - before.server
  const others = after.machine - before.machine - server
  return {
    perSecond: (pages / lasted) * 1000,
    server: server / pages,
    database: (after.database - before.database) / pages,
    callers: results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / pages,
    coresLeft: availableParallelism() - others / lasted,
  }
}

async function call(task: { addresses: string[]; seconds: number | null; caller: number }) {
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(task))
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (child.exitCode !== 0) throw new Error('A caller did not get all its pages')
  return v.parse(told, JSON.parse(said))
}

async function workOf(processes: readonly number[]): Promise<number> {
  const times = await Promise.all(processes.map(processorTime))
  return times.reduce((sum, one) => sum + one, 0)
}

/** Milliseconds that all cores have worked so far, for whomever: https://man7.org/linux/man-pages/man5/proc_stat.5.html */
async function machineWork(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1)
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .split(/ +/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq + steal) * 10
}
