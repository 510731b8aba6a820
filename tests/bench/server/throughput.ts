import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { startPortal } from '../../fixtures/portal-server.ts'
import { middle, type Row } from '../row.ts'
import { shoot } from './cannon.ts'

const rounds = 3
const seconds = 4
const leastShare = 0.6
/** As a person's browser asks from a page elsewhere, so that what counts views and badge loads does its work. */
const headers = {
  'accept-encoding': 'br, gzip',
  accept: 'text/html,*/*',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  referer: 'https://buyer.example/suppliers',
}

/** What everybody may read, and is asked for most. */
const targets = [
  ['public profile, JSON', '/api/public/organisation/detail/coolabah-office-supplies'],
  ['public profile, page', '/organization/coolabah-office-supplies'],
  ['landing page', '/'],
  ['badge of a supplier, SVG', '/api/badge/green?organisation=coolabah-office-supplies'],
  ['badge, SVG', '/api/badge/green'],
] as const

/** Requests a second of what is cached, against a bare Fastify route that answers the same bytes. */
export async function throughput(): Promise<Row[]> {
  const portal = await startPortal()
  try {
    const rows: Row[] = []
    for (const [what, path] of targets) rows.push(await compare(what, portal.url + path))
    return rows
  } finally {
    await portal.remove()
  }
}

async function compare(what: string, url: string): Promise<Row> {
  await shoot({ url, headers, seconds: 2 })
  const bare = await startBare(await fetchOnce(url))
  const ours: number[] = []
  const theirs: number[] = []
  try {
    // In turn, so that a slow moment of the machine hits both alike.
    for (let round = 0; round < rounds; round += 1) {
      theirs.push((await shoot({ url: bare.url, headers, seconds })).requests.average)
      const shots = await shoot({ url, headers, seconds })
      if (shots.errors + shots.non2xx > 0) throw new Error(`${url} did not answer every time`)
      ours.push(shots.requests.average)
    }
  } finally {
    bare.stop()
  }
  const share = middle(ours) / middle(theirs)
  return {
    what: `${what}: requests a second, share of bare Fastify`,
    figure: `${Math.round(middle(ours))} / ${Math.round(middle(theirs))} = ${share.toFixed(2)}`,
    budget: `≥ ${leastShare}`,
    met: share >= leastShare,
  }
}

type Answer = { headers: Record<string, string>; body: Buffer }

/** As it comes over the line, still compressed, which fetch would undo. */
async function fetchOnce(url: string): Promise<Answer> {
  const asked = request(url, { headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const left = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'])
  const kept = Object.entries(answer.headers).filter(([name]) => !left.has(name))
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body: await buffer(answer),
  }
}

async function startBare(answer: Answer): Promise<{ url: string; stop(): void }> {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ ...answer, body: answer.body.toString('base64') }))
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { url, stop: () => child.kill() }
}
