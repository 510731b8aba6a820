import { workerMessages } from '../contract/worker-messages.ts'
import { ownScriptUrl } from '../lib/own-script-url.ts'
import { isOwnVersion } from './is-own-version.ts'
import { askToKeepLook, renewLook } from './keep-look.ts'
import { watchForUpdates } from './watch-for-updates.ts'

/** How long a worker may take until it is in charge, in ms. */
const patience = 4_000

/** The page's tie to its worker. */
export type Registration = {
  /** Puts the newest version in charge; resolves when it is, or when that takes too long. */
  takeOver(): Promise<void>
}

/**
 * Registers the worker.
 * @param pictures of the brand, to be kept for the time without a network
 * @param onUpdate there is a version that is not this page's
 * @throws Error when the browser refuses
 */
export async function register(
  pictures: readonly string[],
  onUpdate: () => void,
): Promise<Registration> {
  const container = navigator.serviceWorker
  let hadController = container.controller !== null
  container.addEventListener('controllerchange', () => {
    const { controller } = container
    // The first worker of a page is none that it would have to change for.
    if (!controller) return
    if (hadController) void compare(controller)
    else askToKeepLook(controller, pictures)
    hadController = true
  })

  /** Another tab put it in charge, or it waits; a page fresh from the server is as new already. */
  async function compare(worker: ServiceWorker): Promise<void> {
    if (!(await isOwnVersion(worker))) onUpdate()
    else worker.postMessage({ type: workerMessages.takeOver })
  }

  if (hadController) void renewLook()
  const registration = await container.register(ownScriptUrl('sw', '/sw.js'))
  watchForUpdates(registration, (waiting) => void compare(waiting))

  return {
    async takeOver() {
      if (!registration.waiting) return
      const inCharge = new Promise((resolve) => {
        container.addEventListener('controllerchange', resolve, { once: true })
      })
      registration.waiting.postMessage({ type: workerMessages.takeOver })
      await Promise.race([inCharge, new Promise((late) => setTimeout(late, patience))])
    },
  }
}

/** Looks for the worker that removes the one that this browser has, if it has one. */
export async function letGo(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.update()
}
