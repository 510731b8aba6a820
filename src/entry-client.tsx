import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import type { AppContext } from './start/app-context.ts'
import { carryTyping } from './start/carry-typing.ts'
import type { Session } from './auth/session.ts'
import { createPortal } from './start/create-portal.ts'
import { finishPresses } from './start/finish-press.ts'
import { focusScreens } from './start/focus-screens.ts'
import { hearTravel } from './start/hear-travel.ts'
import { pause } from './lib/pause.ts'
import { loadTextsWithScreens } from './start/page-texts.ts'
import { pressAgain } from './start/press-again.ts'
import { createRecoveredReport } from './start/report-recovered.ts'
import { createAppRouter } from './start/router.tsx'
import { signInFromLinks } from './start/sign-in-from-links.ts'
import { installTrustedTypes } from './start/trusted-types.ts'
import { drawWithLateFonts } from './ui/late-fonts.ts'
import { TravelContext } from './ui/travel-context.ts'

/**
 * Makes the portal live: over the server's markup where there is some, else from nothing.
 * @param takePresses the button that was pressed last while the page was not yet live, and what is held
 *   down now, if any
 * @param offered the browser's offer to install the portal, if it has come already
 */
export async function startPortal(
  takePresses: () => { pressed: HTMLButtonElement | null; held: Element | null },
  offered: () => Event | null,
): Promise<void> {
  // Each step takes its time on a phone, and what is pressed meanwhile is to be answered in between.
  await pause()
  const { pathname } = window.location
  const scripts = installTrustedTypes()
  const element = document.getElementById('seed')
  const seed = element ? (JSON.parse(element.textContent) as Record<string, unknown>) : {}
  const portal = await createPortal(seed, offered, scripts)
  await pause()
  await portal.goOn?.()
  const travel = hearTravel(() => router.history.location.state.__TSR_index)
  const router = createBrowserRouter(portal)
  askAgainWhenSignedOut(portal.session, router)
  signInFromLinks(portal)
  focusScreens(router)
  drawWithLateFonts(router)
  // What could not be shown a moment ago may be there now, and a sign-in or a guard may have led elsewhere:
  // then there is nothing to take over.
  const isWhole = () =>
    element !== null &&
    element.dataset['failed'] === undefined &&
    window.location.pathname === pathname
  // Tells the router that the document is rendered already.
  if (isWhole()) router.ssr = { manifest: undefined }
  await pause()
  await router.load()
  await pause()
  const app = (
    <StrictMode>
      <TravelContext value={travel}>
        <RouterProvider router={router} />
      </TravelContext>
    </StrictMode>
  )
  const { pressed, held } = takePresses()
  if (isWhole()) {
    const report = createRecoveredReport()
    const madeAnew = [carryTyping(), finishPresses(held)]
    const onRecoverableError = (error: unknown) => {
      report(error)
      for (const tell of madeAnew) tell()
    }
    // In slices: what is pressed in between is answered, at once.
    startTransition(() => void hydrateRoot(document, app, { onRecoverableError }))
    if (pressed) pressAgain(pressed)
  } else {
    createRoot(document).render(app)
  }
  portal.updates.start()
  loadTextsWithScreens(portal.texts, seed)
  if (portal.base) {
    const { followLanguage } = await import('./start/late-languages.ts')
    followLanguage(portal.texts.language)
  }
}

/**
 * Back leads to where a screen was left. The document that is opened keeps the place that the browser
 * gave it and its reader has moved on to since: it can be read long before the page is live.
 */
function createBrowserRouter(portal: AppContext): ReturnType<typeof createAppRouter> {
  let hasMovedOn = false
  const router = createAppRouter(portal, {
    scrollRestoration: () => hasMovedOn,
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, hrefChanged }) => {
    if (fromLocation && hrefChanged) hasMovedOn = true
  })
  return router
}

/**
 * A remembered user is let in before the identity provider has answered. When it then knows of no
 * session, the guards decide again for the screen that is shown.
 */
function askAgainWhenSignedOut({ state, follow }: Session, router: AnyRouter): void {
  let { user } = state
  follow(() => {
    const isLost = user !== null && state.user === null
    user = state.user
    if (isLost && !state.authenticating) void router.invalidate()
  })
}
