import { proxy } from 'valtio/vanilla'
import type { LocalArea } from '../lib/local-area.ts'
import { installGuide, type InstallGuide } from './install-guide.ts'

/** The browser would install the portal: https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
type InstallOffer = Event & {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export type InstallState = {
  /** How this browser installs: it asks, or people follow steps; null where it does neither. */
  way: 'prompt' | InstallGuide | null
  /** The person does not want to be asked on a page again; a menu may still offer it. */
  isDeclined: boolean
}

export type Install = {
  readonly state: InstallState
  /** Shows the browser's install question. Call it from a press; does nothing without the browser's offer. */
  prompt(): Promise<void>
  /** Never mentions it on a page of this device again. */
  decline(): void
}

type Options = {
  window: Window
  local: LocalArea
  /** The offer that the browser made before this module listened, if it did. */
  offered: () => Event | null
}

/** Tells whether and how the portal can be installed on this device, and installs it (OFF-1). */
export function createInstall({ window, local, offered }: Options): Install {
  const { navigator } = window
  const isInstalled = isInstalledWindow(window)
  const state = proxy<InstallState>({
    way: isInstalled ? null : installGuide(navigator),
    isDeclined: local.get('install-declined') !== null,
  })
  let offer: InstallOffer | null = null

  function take(event: Event): void {
    if (isInstalled || !('prompt' in event)) return
    // The portal offers it where there is a reason to, instead of a bar of the browser's.
    event.preventDefault()
    offer = event as InstallOffer
    state.way = 'prompt'
  }
  const early = offered()
  if (early) take(early)
  window.addEventListener('beforeinstallprompt', take)
  window.addEventListener('appinstalled', () => {
    offer = null
    state.way = null
  })

  return {
    state,
    async prompt() {
      const asked = offer
      if (!asked) return
      // An offer can be used once; after a refusal the browser makes a new one when it wants to.
      offer = null
      await asked.prompt()
      await asked.userChoice
      if (!offer) state.way = null
    },
    decline() {
      local.set('install-declined', 'yes')
      state.isDeclined = true
    },
  }
}

/** Whether this window is the installed portal's own. */
function isInstalledWindow(window: Window): boolean {
  const { navigator } = window
  // Safari on iOS before 16.4 has `navigator.standalone` instead.
  if ('standalone' in navigator && navigator.standalone === true) return true
  return window.matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}
