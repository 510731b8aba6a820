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
/** Milliseconds of what was answered, and how much failed, by status; 0: no answer. */
export type Paced = { times: number[]; failures: Record<number, number> }

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
  const result: Paced = { times: [], failures: {} }
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
  const status = await new Promise<number>((resolve) => {
    const asked = request(url, { agent, ...options }, (answer) => {
      buffer(answer).then(
        () => resolve(answer.statusCode ?? 0),
        () => resolve(0),
      )
    })
    asked.once('error', () => resolve(0)).end(body)
  })
  if (status >= 200 && status < 300) result.times.push(performance.now() - start)
  else result.failures[status] = (result.failures[status] ?? 0) + 1
}
