import { createAtom } from '@tanstack/react-store'
import { whenIdle } from '../lib/when-idle.ts'
import { letGo, register, type Registration } from './register.ts'
import { claimReload, forgetReload } from './reload-mark.ts'
import type { Updates } from './updates.ts'

type Options = {
  /** Whether this page may have a worker. */
  isEnabled: boolean
  /** Addresses of the brand's pictures, to be kept for the time without a network. */
  pictures: readonly string[]
  /** Keeps what is typed; rejects when it cannot, and then the page is not left. */
  beforeReload(): Promise<void>
  /** A worker is in charge now, or it is known that there will be none. */
  onSettled(): void
}

/** Looks after the version of this browser page, once it is idle. */
export function createUpdates({ isEnabled, pictures, beforeReload, onSettled }: Options): Updates {
  const isUpdateReady = createAtom(false)
  let registration: Registration | null = null

  async function begin(): Promise<void> {
    await whenIdle()
    if (!isEnabled) {
      onSettled()
      return letGo()
    }
    registration = await register(pictures, () => {
      isUpdateReady.set(true)
    })
    await inCharge()
    onSettled()
  }

  return {
    isUpdateReady,
    start() {
      if (!('serviceWorker' in navigator)) return onSettled()
      begin().catch((error: unknown) => {
        // Blocked storage, a page opened from a file, no network: the portal works without.
        console.warn('No offline mode.', error)
        onSettled()
      })
    },
    async apply() {
      await beforeReload()
      if (registration) await registration.takeOver()
      window.location.reload()
    },
    async recover({ part }) {
      if (!(await isServerThere()) || !claimReload(part)) return false
      await beforeReload()
      window.location.reload()
      return true
    },
    retry: ({ part }) => forgetReload(part),
  }
}

/** From then on what the page asks for comes from the worker. */
async function inCharge(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.ready
  if (serviceWorker.controller) return
  await new Promise((changed) => {
    serviceWorker.addEventListener('controllerchange', changed, { once: true })
  })
}

/** `navigator.onLine` is a hint: only an answer tells. */
async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(5_000)
    return (await fetch('/health', { cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
