import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'

const program = createRequire(import.meta.url).resolve('autocannon/autocannon.js')

const answer = v.object({
  requests: v.object({ average: v.number(), total: v.number() }),
  latency: v.object({ p50: v.number(), p99: v.number(), max: v.number() }),
  errors: v.number(),
  non2xx: v.number(),
  statusCodeStats: v.optional(v.record(v.string(), v.object({ count: v.number() })), {}),
})
export type Shots = v.InferOutput<typeof answer>

export type Aim = {
  url: string
  seconds: number
  connections?: number
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Asks the same again and again, as often as can be had, from a process of its own: https://github.com/mcollina/autocannon
 * @throws Error when it cannot be done at all; refusals are in the result
 */
export async function shoot(aim: Aim): Promise<Shots> {
  const { url, seconds, connections = 50, method = 'GET', headers = {}, body } = aim
  const options = [
    ...['--json', '--no-progress', '-c', connections, '-d', seconds, '-m', method],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    ...(body === undefined ? [] : ['-b', body]),
  ]
  const child = spawn(process.execPath, [program, ...options.map(String), url], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  if (child.exitCode !== 0) throw new Error(`autocannon failed: ${complaint}`)
  return v.parse(answer, JSON.parse(said))
}
