import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { guestTexts } from 'virtual:guest-texts'
import { userTexts } from 'virtual:user-texts'
import { proxy, subscribe } from 'valtio/vanilla'
import { createPageAnalytics } from '#src/analytics/page-analytics.ts'
import type { UserSession } from '#src/auth/session.ts'
import { createConnectivity } from '#src/data/connectivity/connectivity.ts'
import { surroundingsOf } from '#src/data/connectivity/surroundings.ts'
import { createGuestPage } from '#src/start/guest-page.ts'
import { defaultLanguage } from '#src/i18n/languages.ts'
import { type CompiledMessages, createTexts } from '#src/i18n/texts.ts'
import { createLocalArea } from '#src/lib/local-area.ts'
import { noUpdates } from '#src/pwa/updates.ts'
import { createAppRouter } from '#src/start/router.tsx'
import type { Surroundings } from '#src/start/surroundings.ts'
import { createUserPage } from '#src/start/user-page.ts'
import type { SignedIn } from './commands.ts'
import { network } from './network.ts'

let close = async (): Promise<void> => {}

/**
 * Shows a page of the portal in this document, as the browser's entry does when there is nothing to
 * hydrate: the same router, data layer and frame, in front of the API of the portal behind.
 * @param path with its query
 * @param who is signed in; nobody when it is left out
 */
export async function openPortal(path: string, who: SignedIn | null = null): Promise<void> {
  await closePortal()
  window.history.replaceState(null, '', path)
  const { host, origin } = window.location
  const closing = new AbortController()
  const analytics = createPageAnalytics(window)
  const surroundings: Surroundings = {
    texts: { language: defaultLanguage },
    ...{ host, analytics, seed: {}, offered: () => null, worker: Promise.resolve() },
    local: createLocalArea(() => localStorage),
    visit: createLocalArea(() => sessionStorage),
    connectivity: createConnectivity(surroundingsUntil(closing.signal)),
  }
  const parts = who
    ? createUserPage(surroundings, () => sessionOf(who))
    : createGuestPage(surroundings)
  const [brand, environment] = await Promise.all([
    parts.data.portal.brand(host),
    parts.data.portal.environment(),
  ])
  const texts = createTexts(defaultLanguage, await englishMessages())
  const history = createBrowserHistory()
  const router = createAppRouter(
    {
      ...parts,
      brand,
      texts,
      environment,
      analytics,
      origin,
      updates: noUpdates,
      consent: null,
      base: '',
    },
    { history },
  )
  await router.load()
  const root: Root = createRoot(document)
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  close = async () => {
    await parts.data.outbox.flushDrafts()
    root.unmount()
    history.destroy()
    closing.abort()
    network.abandon()
  }
}

async function englishMessages(): Promise<CompiledMessages> {
  const parts = await Promise.all([guestTexts.en(), userTexts.en()])
  return Object.fromEntries(parts.flatMap(({ messages }) => Object.entries(messages)))
}

/** @param work takes a page away that is no page of the portal's router */
export function whenClosed(work: () => Promise<void>): void {
  close = work
}

/** Takes the page away that is shown, if there is one, as a reload does: the device keeps what was typed. */
export async function closePortal(): Promise<void> {
  await close()
  close = async () => {}
}

/**
 * What connectivity needs of this page. A portal that is closed takes its network for gone: it neither
 * sends nor prepares anything beside the test that follows.
 */
function surroundingsUntil(closed: AbortSignal): ReturnType<typeof surroundingsOf> {
  const { page, ...rest } = surroundingsOf(window)
  const whileOpen = (work: () => void) => () => {
    if (!closed.aborted) work()
  }
  return {
    ...rest,
    page: {
      ...page,
      onLine: () => !closed.aborted && page.onLine(),
      isHidden: () => closed.aborted || page.isHidden(),
      listen({ online, offline, hidden, visible }) {
        closed.addEventListener('abort', offline)
        page.listen({
          online: whileOpen(online),
          offline: whileOpen(offline),
          hidden: whileOpen(hidden),
          visible: whileOpen(visible),
        })
      },
    },
  }
}

/** A session that is signed in and stays so. What leaves the page has tests of its own in Playwright. */
function sessionOf({ user, token }: SignedIn): UserSession {
  const leave = () => {
    throw new Error('A test of a screen does not leave its page.')
  }
  const state = proxy({
    didInitialCheck: true,
    user,
    requiresReAuthentication: false,
    authenticating: false,
  })
  return {
    state,
    follow: (changed) => subscribe(state, changed),
    ready: async () => {},
    token: async () => token,
    refreshToken: async () => token,
    validate: leave,
    signIn: leave,
    arrival: async () => null,
    startAfresh() {},
    logout: leave,
  }
}
