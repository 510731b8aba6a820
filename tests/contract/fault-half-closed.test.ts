import { once } from 'node:events'
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfFile } from '#server/evidence/testing/sample-files.ts'
import { openDatabase } from '#server/store/database.ts'
import { endpoints } from '#src/contract/endpoints.ts'
import * as limits from '#src/contract/limits.ts'
import { succeed } from '../fixtures/call.ts'
import { engines, type Place, type TestEngine } from '../fixtures/engines.ts'
import { filesBelow } from '../fixtures/evidence-supplier.ts'
import { markedPatch, markOf } from '../fixtures/marked-profile.ts'
import { type ServerProcess, startProcess } from '../fixtures/server-process.ts'
import { startTestApp } from '../fixtures/test-app.ts'
import { createSigner, type Signer } from '../fixtures/test-identity.ts'

const { createSupplier, evidence, organisationDetails, updateOrganisation, uploadEvidence } =
  endpoints
const credentialId = 'iso-14001'
/** Callers that vanish at once. */
const callers = 20

/** Where Linux lists what a process has open. */
const openOf = (pid: number) => `/proc/${pid}/fd`

describe.skipIf(!existsSync(openOf(process.pid)))('callers who hang up', () => {
  let engine: TestEngine
  let place: Place
  let server: ServerProcess
  let signer: Signer
  let token: string
  let slug: string
  let file: string

  beforeAll(async () => {
    engine = await (engines[0]?.start() ?? Promise.reject(new Error('No engine')))
    place = await engine.place()
    signer = await createSigner()
    token = (await signer.person()).token
    server = await startProcess(place, signer)
    const { url } = server
    const made = await succeed(url, createSupplier, { token, body: { name: 'Sockets' } })
    slug = made.data.organisation.slug
    const body = { credentials: [credentialId] }
    await succeed(url, updateOrganisation, { token, params: { slug }, body })
    const large = Buffer.concat([
      pdfFile('large'),
      Buffer.alloc(limits.evidenceBytes - 2000),
      pdfFile(),
    ])
    const added = await succeed(url, uploadEvidence, {
      token,
      params: { slug, credentialId },
      query: { name: 'large.pdf' },
      body: large,
      headers: { 'content-type': 'application/pdf' },
    })
    file = added.data.id
  })
  afterAll(async () => {
    await server.kill()
    await engine.stop()
  })

  const open = () => readdirSync(openOf(server.pid)).length
  /** Of what the server has open, the files of suppliers: other things may close in between. */
  const openFiles = () =>
    readdirSync(openOf(server.pid)).filter((number) => {
      try {
        const path = readlinkSync(join(openOf(server.pid), number))
        return path.startsWith(join(place.dataDir, 'evidence'))
      } catch {
        return false // Closed since it was listed.
      }
    }).length

  async function begin(lines: readonly string[], rest = '', url = server.url): Promise<Socket> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname).on('error', () => {})
    await once(socket, 'connect')
    const head = [...lines, 'host: localhost', `authorization: Bearer ${token}`]
    socket.write(`${head.join('\r\n')}\r\n\r\n${rest}`)
    return socket
  }

  const upload = (length: number, sent: string) =>
    begin(
      [
        `POST /api/organisation/${slug}/credentials/${credentialId}/evidence?name=a.pdf HTTP/1.1`,
        'content-type: application/pdf',
        `content-length: ${length}`,
      ],
      sent,
    )

  const files = async () => [
    (await succeed(server.url, evidence, { token, params: { slug } })).results.length,
    await filesBelow(join(place.dataDir, 'evidence')),
  ]

  it('API-5 lets go of who has closed their half after asking, and does it whole or not at all', async () => {
    const call = { token, params: { slug } }
    await succeed(server.url, updateOrganisation, { ...call, body: markedPatch(1) })
    const least = open()
    const body = JSON.stringify(markedPatch(2))
    const lines = [
      `PATCH /api/organizations/${slug} HTTP/1.1`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ]
    const socket = await begin(lines, body)
    socket.end()
    // Ends because the server hangs up too, else the test runs into its own timeout.
    expect(await text(socket)).toMatch(/^$|^HTTP\/1.1 200 /)
    await expect.poll(open).toBeLessThanOrEqual(least)
    const { data } = await succeed(server.url, organisationDetails, call)
    expect([1, 2]).toContain(markOf(data))
  })

  it('PRF-8 keeps nothing of uploads whose callers vanish or close their half too early', async () => {
    const before = await files()
    const least = open()
    const sockets = await Promise.all(
      Array.from({ length: callers }, () => upload(1_000_000, `%PDF-1.4\n${'x'.repeat(500_000)}`)),
    )
    expect(open()).toBeGreaterThan(least)
    for (const [at, socket] of sockets.entries()) {
      if (at % 3 === 0) socket.end()
      else if (at % 3 === 1) socket.destroy()
      else socket.resetAndDestroy()
    }
    await expect.poll(open).toBeLessThanOrEqual(least)
    expect(await files()).toEqual(before)
  })

  it('PRF-8 closes a file whose reader vanishes', async () => {
    const least = open()
    const path = `/api/organisation/${slug}/evidence/${file}`
    const sockets = await Promise.all(
      Array.from({ length: callers }, () => begin([`GET ${path} HTTP/1.1`])),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'readable')))
    expect(openFiles()).toBe(callers)
    for (const socket of sockets) socket.destroy()
    await expect.poll(openFiles).toBe(0)
    await expect.poll(open).toBeLessThanOrEqual(least)
    expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  })

  it('API-5 does not take a caller who hung up for a database that did', async () => {
    const lines: string[] = []
    const database = await openDatabase(place)
    const log = { write: (line: string) => void lines.push(line) }
    const app = await startTestApp(database, signer.publicKey, { log })
    const head = ['POST /api/organization/supplier HTTP/1.1', 'content-type: application/json']
    const socket = await begin([...head, 'content-length: 100'], '{"name":', app.url)
    // Known once it is under way: the answer to another call says so.
    await fetch(`${app.url}/health`)
    socket.resetAndDestroy()
    await expect.poll(() => lines.join('')).toContain('the caller hung up')
    expect(lines.join('')).not.toMatch(/"level":50|database-unavailable/)
    await app.close()
    await database.close()
  })
})
