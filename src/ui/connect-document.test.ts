import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { portGreeting, type FrameMessage, type PortalMessage } from '../lib/document-messages.ts'
import { connectDocument, type DocumentConnection } from './connect-document.ts'

const opening = { name: 'a.pdf', language: 'de', pageNames: ['Seite 1'] } as const
let connection: DocumentConnection | undefined
let framePort: MessagePort | undefined

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  connection?.close()
  framePort?.close()
  vi.useRealTimers()
})

/** A frame that says what it is told to, and remembers what it hears. */
function connect() {
  const told: FrameMessage[] = []
  const heard: PortalMessage[] = []
  const postMessage = (greeting: unknown, origin: unknown, [port]: Transferable[] = []) => {
    expect([greeting, origin]).toEqual([portGreeting, '*'])
    framePort = port as MessagePort
  }
  connection = connectDocument(
    { postMessage },
    new Blob(['%PDF-']),
    { ...opening, pageNames: [...opening.pageNames] },
    (message) => told.push(message),
  )
  if (!framePort) throw new Error('No port was handed over.')
  framePort.addEventListener('message', ({ data }) => heard.push(data as PortalMessage))
  framePort.start()
  return { told, heard, say: (message: unknown) => framePort?.postMessage(message, []) }
}

it('OPR-2 sends the file once the frame is ready, and only once', async () => {
  const { heard, say } = connect()
  say({ type: 'ready' })
  say({ type: 'ready' })
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  say({ type: 'ready' })
  connection?.send({ type: 'turn', by: 90 })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(heard[0]).toMatchObject({ type: 'open', ...opening })
  expect(heard[1]).toEqual({ type: 'turn', by: 90 })
})

it.each([
  ['no message', 'hello'],
  ['an unknown one', { type: 'fetch', url: '/api/account' }],
  ['one with more in it', { type: 'page', page: 1, html: '<script>' }],
  ['a key with a name', { type: 'key', key: 'Enter' }],
  ['a page that is none', { type: 'page', page: -1 }],
  ['data outside of their folder', { type: 'need', name: '../../api/account' }],
])('OPR-2 the portal hears nothing of %s', async (_what, message) => {
  const ask = vi.spyOn(globalThis, 'fetch')
  const { told, say } = connect()
  say(message)
  say({ type: 'key', key: 'j' })
  await vi.waitFor(() => expect(told).toEqual([{ type: 'key', key: 'j' }]))
  expect(ask).not.toHaveBeenCalled()
})

it('OPR-2 hands over data of pdf.js without cookies, or says that there are none', async () => {
  const ask = vi.spyOn(globalThis, 'fetch')
  ask.mockResolvedValueOnce(new Response(Uint8Array.of(7)))
  ask.mockResolvedValueOnce(new Response('', { status: 404 }))
  const { heard, say } = connect()
  say({ type: 'need', name: 'jbig2.wasm' })
  await vi.waitFor(() => expect(heard).toHaveLength(1))
  say({ type: 'need', name: 'Other.bcmap' })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  expect(ask.mock.calls[0]).toEqual(['/operate/document/data/jbig2.wasm', { credentials: 'omit' }])
  expect(heard).toEqual([
    { type: 'given', name: 'jbig2.wasm', bytes: Uint8Array.of(7).buffer },
    { type: 'given', name: 'Other.bcmap', bytes: null },
  ])
})

it('OPR-2 says so when the frame does not answer, or shows nothing, in time', async () => {
  const silent = connect()
  vi.advanceTimersByTime(20_000)
  expect(silent.told).toEqual([{ type: 'failed', reason: 'timeout' }])
  const stuck = connect()
  stuck.say({ type: 'ready' })
  await vi.waitFor(() => expect(stuck.heard).toHaveLength(1))
  vi.advanceTimersByTime(20_000)
  expect(stuck.told).toEqual([])
  vi.advanceTimersByTime(40_000)
  expect(stuck.told).toEqual([{ type: 'failed', reason: 'timeout' }])
})

it('OPR-2 hears nothing more once a document has failed', async () => {
  const { told, say } = connect()
  say({ type: 'failed', reason: 'encrypted' })
  say({ type: 'key', key: 'a' })
  await vi.waitFor(() => expect(told).toHaveLength(1))
  vi.advanceTimersByTime(90_000)
  expect(told).toEqual([{ type: 'failed', reason: 'encrypted' }])
})
