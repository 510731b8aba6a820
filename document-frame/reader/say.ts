import type { FromReader } from '../reader-messages.ts'

const worker = globalThis as unknown as {
  postMessage(message: FromReader, transfer: Transferable[]): void
}

/** Tells the frame, whose types are not those of a worker. */
export function sayFromReader(message: FromReader, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer)
}
