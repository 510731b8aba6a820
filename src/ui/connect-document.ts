import * as v from 'valibot'
import {
  documentFramePath,
  frameMessage,
  portGreeting,
  type DocumentCommand,
  type FrameMessage,
  type PortalMessage,
} from '../lib/document-messages.ts'

/** Milliseconds for the frame to load, and after that to show the first page: its own limit, and some more. */
const limits = { ready: 20_000, shown: 60_000 } as const

type Opening = Omit<Extract<PortalMessage, { type: 'open' }>, 'type' | 'bytes'>

export type DocumentConnection = {
  send(command: DocumentCommand): void
  /** Takes the port away; the frame hears and says nothing any more. */
  close(): void
}

/**
 * Hands a file to the frame that shows it, through a port that only the two of them have, and hears what the
 * frame says. What is not one of the known messages is not heard at all.
 * @param target the frame's window, once its document has loaded
 * @param onMessage also told `failed` where the frame says nothing in time, or is gone
 */
export function connectDocument(
  target: Pick<Window, 'postMessage'>,
  file: Blob,
  opening: Opening,
  onMessage: (message: FrameMessage) => void,
): DocumentConnection {
  const { port1: port, port2: theirs } = new MessageChannel()
  let isOver = false
  let timer = setTimeout(() => fail('timeout'), limits.ready)

  const say = (message: PortalMessage, transfer: Transferable[] = []) =>
    port.postMessage(message, transfer)
  function close() {
    isOver = true
    clearTimeout(timer)
    port.close()
  }
  function fail(reason: 'timeout' | 'broken') {
    if (isOver) return
    close()
    onMessage({ type: 'failed', reason })
  }

  async function open(): Promise<void> {
    clearTimeout(timer)
    timer = setTimeout(() => fail('timeout'), limits.shown)
    // A copy of its own, which the frame keeps; the file can be opened again.
    const bytes = await file.arrayBuffer()
    if (!isOver) say({ type: 'open', bytes, ...opening }, [bytes])
  }

  async function give(name: string): Promise<void> {
    const bytes = await fetchData(name)
    if (!isOver) say({ type: 'given', name, bytes }, bytes ? [bytes] : [])
  }

  let hasOpened = false
  function hear(message: FrameMessage) {
    if (message.type === 'ready') {
      // Once: a frame that was taken over gets nothing more by asking again.
      if (!hasOpened) open().catch(() => fail('broken'))
      hasOpened = true
      return
    }
    if (message.type === 'need') return void give(message.name)
    if (message.type === 'shown') clearTimeout(timer)
    if (message.type === 'failed') close()
    onMessage(message)
  }

  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { success, output } = v.safeParse(frameMessage, data)
    if (success && !isOver) hear(output)
  })
  // Browsers that know this event tell that the frame's process has ended, as it does without memory.
  port.addEventListener('close', () => fail('broken'))
  port.start()
  // The origin of the frame is opaque, so it has no name that could stand here; no data go with the port.
  target.postMessage(portGreeting, '*', [theirs])
  return { send: (command) => !isOver && say(command), close }
}

/** A file of pdf.js, which is public; null where it cannot be had. */
async function fetchData(name: string): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(`${documentFramePath}/data/${name}`, { credentials: 'omit' })
    return answer.ok ? await answer.arrayBuffer() : null
  } catch {
    return null
  }
}
