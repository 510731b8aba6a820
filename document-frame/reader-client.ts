import type { Refusal } from '../src/lib/document-messages.ts'
import type { Drawn, FromReader, ToReader } from './reader-messages.ts'
import type { Size } from './sizes.ts'
import { startReader } from './start-reader.ts'

/** Milliseconds that opening a document, or drawing one page of it, may take. */
const limit = 20_000

type Heard = {
  onOpened(pages: number, size: Size): void
  onDrawn(drawn: Drawn): void
  /** It is over: the worker has been ended. */
  onRefused(reason: Refusal): void
  onNeed(name: string): void
  /** A part of the document could not be drawn. */
  onIncomplete(): void
}

export type Reader = {
  /** Asks for one thing at a time. */
  ask(request: Extract<ToReader, { type: 'open' | 'draw' }>): void
  give(name: string, bytes: ArrayBuffer | null): void
}

/** The worker that reads the document. It is ended when it takes too long, or too much memory. */
export function createReader(heard: Heard): Reader {
  const worker = startReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function end(reason: Refusal): void {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    worker.terminate()
    heard.onRefused(reason)
  }

  function hear(message: FromReader): void {
    switch (message.type) {
      case 'opened':
        clearTimeout(timer)
        return heard.onOpened(message.pages, message.size)
      case 'drawn':
        clearTimeout(timer)
        return heard.onDrawn(message)
      case 'refused':
        return end(message.reason)
      case 'need':
        return heard.onNeed(message.name)
      case 'lost':
        return message.what === 'room' ? end('too-large') : heard.onIncomplete()
    }
  }

  worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => {
    if (!isOver) hear(data)
  })
  // As it happens without memory.
  worker.addEventListener('error', () => end('too-large'))
  return {
    ask(request) {
      if (isOver) return
      timer = setTimeout(() => end('timeout'), limit)
      worker.postMessage(request, request.type === 'open' ? [request.bytes] : [])
    },
    give(name, bytes) {
      const answer: ToReader = { type: 'given', name, bytes }
      worker.postMessage(answer, bytes ? [bytes] : [])
    },
  }
}
