import { proxy } from 'valtio'
import type { Evidence } from '#src/contract/evidence.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { Data } from '#src/data/data.ts'
import { evidenceCopy } from './copy.ts'

/** A file on its way to the server. */
export type Upload = {
  readonly id: string
  readonly credentialId: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  state: 'queued' | 'sending' | 'failed'
  /** Whole percent that have gone out. */
  percent: number
  /** Why it failed, in words for people. */
  problem: string
  /** Whether it failed for want of an answer, so that being online again mends it. */
  isUnreachable: boolean
}

type Sending = NonNullable<Parameters<Data['uploadEvidence']>[3]>
type QueueDependencies = {
  send: (credentialId: string, file: File, sending: Sending) => Promise<Evidence>
  onSent: (sent: Evidence) => void
  /** Says a sentence to screen readers. */
  say: (sentence: string) => void
}
export type UploadQueue = ReturnType<typeof createUploadQueue>

/** Percent between two announcements. */
const step = 25

/**
 * Sends files one after the other. What fails stays, file included, until it is sent by a retry or
 * discarded; nothing that was chosen goes without being told (PRF-8).
 */
export function createUploadQueue({ send, onSent, say }: QueueDependencies) {
  const state = proxy<{ uploads: Upload[] }>({ uploads: [] })
  const files = new Map<string, File>()
  let current: { id: string; stop: AbortController } | null = null

  function drop(id: string) {
    files.delete(id)
    state.uploads = state.uploads.filter((one) => one.id !== id)
  }

  function progress(upload: Upload, share: number) {
    const percent = Math.floor(share * 100)
    const hasStepped = Math.floor(percent / step) > Math.floor(upload.percent / step)
    upload.percent = percent
    if (hasStepped && percent < 100) say(evidenceCopy.share(upload.name, percent))
  }

  async function sendNext(): Promise<void> {
    const upload = state.uploads.find((one) => one.state === 'queued')
    const file = upload && files.get(upload.id)
    if (current || !file) return
    const stop = new AbortController()
    current = { id: upload.id, stop }
    Object.assign(upload, { state: 'sending', percent: 0 })
    try {
      const onProgress = (share: number) => progress(upload, share)
      const sent = await send(upload.credentialId, file, { signal: stop.signal, onProgress })
      drop(upload.id)
      onSent(sent)
      say(evidenceCopy.sent(upload.name))
    } catch (error) {
      if (!stop.signal.aborted) {
        Object.assign(upload, { state: 'failed', ...reasonOf(error) })
        say(evidenceCopy.failed(upload.name))
      }
    } finally {
      current = null
      void sendNext()
    }
  }

  function retry(isMeant: (upload: Upload) => boolean) {
    for (const upload of state.uploads)
      if (upload.state === 'failed' && isMeant(upload)) upload.state = 'queued'
    void sendNext()
  }

  return {
    /** What is not sent yet, a valtio proxy; first come, first sent. */
    state,
    add(credentialId: string, chosen: readonly File[]) {
      for (const file of chosen) {
        const { name, size } = file
        const id = crypto.randomUUID()
        files.set(id, file)
        state.uploads.push({ id, credentialId, name, size, ...untried })
        say(evidenceCopy.sending(name))
      }
      void sendNext()
    },
    retry: (id: string) => retry((upload) => upload.id === id),
    /** For when the device is online again. */
    retryUnreachable: () => retry((upload) => upload.isUnreachable),
    /** Stops sending a file, or gives up one that failed. */
    cancel({ id, name }: { readonly id: string; readonly name: string }) {
      drop(id)
      if (current?.id === id) current.stop.abort()
      say(evidenceCopy.cancelled(name))
    },
    /** Stops everything, quietly: whoever asked for it knows. */
    stop() {
      files.clear()
      state.uploads = []
      current?.stop.abort()
    },
  }
}

const untried = { state: 'queued', percent: 0, problem: '', isUnreachable: false } as const

function reasonOf(error: unknown): Pick<Upload, 'problem' | 'isUnreachable'> {
  return {
    problem: error instanceof Error ? error.message : String(error),
    isUnreachable: error instanceof ProblemError && error.status === 0,
  }
}
