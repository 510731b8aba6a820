import { randomUUID } from 'node:crypto'
import { endpoints } from '#src/contract/endpoints.ts'
import { send, succeed } from '../../fixtures/call.ts'
import { engines } from '../../fixtures/engines.ts'
import { markedPatch } from '../../fixtures/marked-profile.ts'
import { startProcess } from '../../fixtures/server-process.ts'
import { createSigner } from '../../fixtures/test-identity.ts'
import { atShare } from '../percentiles.ts'
import type { Row } from '../row.ts'
import { shoot } from './cannon.ts'
import { type Call, pace } from './pace.ts'

const { createSupplier, organisationDetails } = endpoints
const connections = 50
/** Requests a second, far from what the server can: what a thousand busy suppliers read and save. */
const calm = { read: 300, save: 50 }
const seconds = 8

/** What members do: reading their profile, looking for an organisation, saving; on both databases. */
export async function signedIn(): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, start } of engines) {
    const engine = await start()
    const signer = await createSigner()
    const server = await startProcess(await engine.place(), signer)
    try {
      const person = { email: 'a@b.test', emailVerified: true, firstName: 'A', lastName: 'B' }
      const token = await signer.token({ id: randomUUID(), ...person })
      rows.push(...(await measure(server.url, token, name)))
    } finally {
      await server.kill()
      await engine.stop()
    }
  }
  return rows
}

async function measure(url: string, token: string, engine: string): Promise<Row[]> {
  const { data } = await succeed(url, createSupplier, { token, body: { name: 'Measured Ltd' } })
  const { slug } = data.organisation
  const read = await send(url, organisationDetails, { token, params: { slug } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const aims = {
    'profile read': { url: read.url },
    'organisation search': { url: `${url}/api/organisation/search?keyword=measured` },
    save: { url: read.url, method: 'PATCH', body: JSON.stringify(markedPatch(1)) },
  }
  const rows: Row[] = []
  for (const [what, aim] of Object.entries(aims)) {
    rows.push(...(await measureOne(`${what}, ${engine}`, { ...aim, headers })))
  }
  return rows
}

async function measureOne(what: string, call: Call): Promise<Row[]> {
  const rate = what.startsWith('save') ? calm.save : calm.read
  const peak = await shoot({ ...call, connections, seconds: 4 })
  const { times, failures } = await pace(() => call, { rate, seconds, connections })
  if (peak.non2xx + Object.keys(failures).length > 0) throw new Error(`${what} failed sometimes`)
  const [half, most] = [atShare(times, 0.5), atShare(times, 0.99)]
  const isRead = what.startsWith('profile read')
  return [
    {
      what: `${what}: requests a second at most`,
      figure: String(Math.round(peak.requests.average)),
      budget: '',
      met: null,
    },
    {
      what: `${what}: p50, p99 at ${rate} a second`,
      figure: `${half.toFixed(1)} ms, ${most.toFixed(1)} ms`,
      budget: isRead ? '≤ 1 ms, ≤ 10 ms' : '',
      met: isRead ? half <= 1 && most <= 10 : null,
    },
  ]
}
