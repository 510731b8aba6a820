import { createAtom } from '@tanstack/react-store'
import { whenIdle } from '../lib/when-idle.ts'
import type { Registration } from './register-worker.ts'
import { claimReload, forgetReload } from './reload-mark.ts'
import type { Updates } from './updates.ts'

type Options = {
  /** Whether this page may have a worker. */
  isEnabled: boolean
  /** Addresses of the brand's pictures, to be cached for the time without a network. */
  pictures: readonly string[]
  /** Whether the server answers; never rejects. */
  isServerThere(): Promise<boolean>
  /** Stores what is typed; rejects when it cannot, and then the page is not left. */
  beforeReload(): Promise<void>
  /** Called once a worker controls the page, or once it is certain that none will. */
  onSettled(): void
}

/**
 * Manages the updates of this browser page, once it is idle.
 * @returns nothing is registered before `start`
 */
export function createUpdates(options: Options): Updates {
  const { isEnabled, pictures, isServerThere, beforeReload, onSettled } = options
  const isUpdateReady = createAtom(false)
  let registration: Registration | null = null

  async function begin(): Promise<void> {
    await whenIdle()
    if (!isEnabled) {
      onSettled()
      return letGo()
    }
    const { registerWorker } = await import('./register-worker.ts')
    registration = await registerWorker(pictures, () => {
      isUpdateReady.set(true)
    })
    await registration.inCharge
    onSettled()
  }

  return {
    isUpdateReady,
    start() {
      if (!('serviceWorker' in navigator)) return onSettled()
      begin().catch((error: unknown) => {
        // Blocked storage, a page opened from a file, no network: the portal works without a worker.
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

/** Updates an installed worker to the one that removes itself (the kill switch). */
async function letGo(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update()
}
