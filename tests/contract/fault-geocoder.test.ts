import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/store/database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import { succeed } from '../fixtures/call.ts'
import { freePort } from '../fixtures/free-port.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const address = '12 Wharf Rd, Leichardt NSW'
const embedded = '12 Wharf Rd, Leichhardt, New South Wales, Australia'
/** Milliseconds: the patience with the geocoder, and some for a busy machine. */
const bound = 2_000 + 3_000

const listeners: [string, RequestListener | null][] = [
  ['is not there', null],
  ['says nothing', () => {}],
  [
    'never comes to an end',
    (_request, response) => {
      const timer = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(timer))
    },
  ],
  ['hangs up halfway', (_request, response) => response.write('{', () => response.destroy())],
  ['says rubbish', (_request, response) => void response.end('<html>\u0000\ud800')],
  ['says what is no place', (_request, response) => void response.end('{"features":[{},null,7]}')],
]

describe('a geocoder in trouble', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'credence-geocoder-'))
  let open: OpenDatabase
  let signer: Signer
  let token: string

  beforeAll(async () => {
    open = await openDatabase({ databaseUrl: null, dataDir })
    signer = await createSigner()
    token = (await signer.person()).token
  })
  afterAll(async () => {
    await open.close()
    rmSync(dataDir, { recursive: true })
  })

  it.each(listeners)(
    'PRF-6 API-1 that %s: the embedded list answers in time',
    async (_what, listener) => {
      const port = await freePort()
      const geocoder = createServer(listener ?? undefined)
      if (listener) await once(geocoder.listen(port, '127.0.0.1'), 'listening')
      let logged = ''
      const app = await startTestApp(open, signer.publicKey, {
        env: { GEOCODER_URL: `http://127.0.0.1:${port}` },
        log: { write: (line) => void (logged += line) },
      })
      // The embedded list is read from the disk once; that is no part of the waiting.
      await succeed(app.url, endpoints.place, { token, params: { id: 'none' } }).catch(() => {})
      for (const _ of [1, 2]) {
        const begun = performance.now()
        const { data } = await succeed(app.url, endpoints.searchPlaces, {
          token,
          query: { address },
        })
        expect(performance.now() - begun).toBeLessThan(bound)
        expect(data[0]?.address).toBe(embedded)
      }
      expect(logged).not.toMatch(/wharf/i)
      await app.close()
      geocoder.closeAllConnections()
      geocoder.close()
    },
  )
})
