import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { processorTime, untilAtRest } from './processor.ts'

/** What a walk found. */
export type Walk = {
  perSecond: number
  /** Milliseconds of each answer. */
  times: number[]
  /** Of processor, for each answer; what the server puts off until afterwards counts too. */
  milliseconds: number
  /** For each answer, as it came over the line. */
  bytes: number
}

let callers = 0
/** Another one each time, as a proxy names them: no caller comes near its limits. */
function nextAddress(): string {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}

/** What a browser says behind a proxy; each takes the compression that the server does best. */
export const headersOfCaller = () => ({
  'accept-encoding': 'br, gzip',
  'x-forwarded-for': nextAddress(),
})

/**
 * Asks a server for each address once.
 * @param server with the id of its process
 * @param together how many are asked for at a time
 * @throws Error where one is not answered with 200
 */
export async function walk(
  { url, pid }: { url: string; pid: number },
  paths: readonly string[],
  together = 10,
): Promise<Walk> {
  const agent = new Agent({ keepAlive: true, maxSockets: together })
  const times: number[] = []
  const left = paths.values()
  let bytes = 0
  const before = await processorTime(pid)
  const begun = performance.now()
  const caller = async () => {
    for (const path of left) {
      const start = performance.now()
      const size = await ask(agent, url + path)
      times.push(performance.now() - start)
      bytes += size
    }
  }
  await Promise.all(Array.from({ length: together }, caller))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  await untilAtRest(pid)
  const milliseconds = ((await processorTime(pid)) - before) / paths.length
  return { perSecond: paths.length / seconds, times, milliseconds, bytes: bytes / paths.length }
}

/** @returns how many bytes the body has */
function ask(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, headers: headersOfCaller() }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(bytes)
        else reject(new Error(`${url} answered ${answer.statusCode}`))
      })
      answer.on('error', reject)
    })
    asked.on('error', reject).end()
  })
}
