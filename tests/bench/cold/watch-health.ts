/**
 * Asks an address again and again over one connection, 5 ms after each question or as soon as it is
 * answered, until its input ends; then prints the milliseconds of each as JSON:
 * `node watch-health.ts <url>`. A process of its own, because one that asks for pages besides is late itself.
 */
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { text } from 'node:stream/consumers'

const [url = ''] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const times: number[] = []
process.stdin.resume()
while (!process.stdin.readableEnded) {
  const begun = performance.now()
  await new Promise<void>((resolve, reject) => {
    get(url, { agent }, (answer) => void text(answer).then(() => resolve(), reject)).on(
      'error',
      reject,
    )
  })
  const took = performance.now() - begun
  times.push(took)
  await setTimeout(Math.max(0, 5 - took))
}
// A pipe takes 64 kB at a time: what is written must have arrived first.
process.stdout.write(JSON.stringify(times), () => process.exit())
