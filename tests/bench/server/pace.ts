import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setInterval } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'

export type Call = {
  url: string
  method?: string
  headers?: Record<string, string>
  body?: string
}
export type Paced = {
  /** Milliseconds of what was answered, from the moment of its turn. */
  times: number[]
  /** The same, from the moment when one of the connections was free for it. */
  served: number[]
  /** How much was not answered, by status; 0: no answer. */
  failures: Record<number, number>
}

/**
 * Calls at a steady pace, whether the one before was answered or not, as people do.
 * @param rate calls a second
 * @param next the call of each turn
 */
export async function pace(
  next: (turn: number) => Call,
  { rate, seconds, connections = 50 }: { rate: number; seconds: number; connections?: number },
): Promise<Paced> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: Paced = { times: [], served: [], failures: {} }
  const under: Promise<void>[] = []
  const begun = performance.now()
  let turn = 0
  for await (const _ of setInterval(1)) {
    const due = Math.min(((performance.now() - begun) / 1000) * rate, seconds * rate)
    while (turn < due) under.push(call(agent, next(turn++), result))
    if (turn >= seconds * rate) break
  }
  await Promise.all(under)
  agent.destroy()
  return result
}

async function call(agent: Agent, { url, body, ...options }: Call, result: Paced): Promise<void> {
  const start = performance.now()
  let free = start
  const status = await new Promise<number>((resolve) => {
    const asked = request(url, { agent, ...options }, (answer) => {
      buffer(answer).then(
        () => resolve(answer.statusCode ?? 0),
        () => resolve(0),
      )
    })
    asked.once('socket', () => {
      free = performance.now()
    })
    asked.once('error', () => resolve(0)).end(body)
  })
  const end = performance.now()
  if (status >= 200 && status < 300) {
    result.times.push(end - start)
    result.served.push(end - free)
  } else result.failures[status] = (result.failures[status] ?? 0) + 1
}
