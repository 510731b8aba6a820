/**
 * Asks for pages, each once and ten at a time, until its time is over or all are there: `node caller.ts` reads what to
 * ask from standard input and prints what came of it. A process of its own, so that asking is not what
 * limits the server.
 */
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import * as v from 'valibot'

const { addresses, seconds, caller } = v.parse(
  v.object({ addresses: v.array(v.string()), seconds: v.nullable(v.number()), caller: v.number() }),
  JSON.parse(await text(process.stdin)),
)
const together = 10
/** Milliseconds between the first calls of two connections. */
const apart = 20
const agent = new Agent({ keepAlive: true, maxSockets: together })
const left = addresses.values()
let answered = 0

async function walk(): Promise<void> {
  for (const address of left) {
    await ask(address)
    if (performance.now() > end) return
    answered += 1
  }
  if (seconds !== null) throw new Error('There were too few pages to ask for')
}

/** A proxy in front names another address each time, so that no caller comes near its limits. */
function ask(address: string): Promise<void> {
  const from = `10.${caller}.${(answered >> 8) & 255}.${answered & 255}`
  const headers = { 'accept-encoding': 'br, gzip', 'x-forwarded-for': from }
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve).once('error', reject)
    })
    asked.once('error', reject).end()
  })
}

const end = seconds === null ? Infinity : performance.now() + seconds * 1000
const walks = []
for (let one = 0; one < together; one += 1) {
  walks.push(walk())
  // As a proxy opens connections; those that come at once go to the process that takes them soonest.
  await setTimeout(apart)
}
await Promise.all(walks)
agent.destroy()
const { user, system } = process.cpuUsage()
console.log(JSON.stringify({ answered, milliseconds: (user + system) / 1000 }))
