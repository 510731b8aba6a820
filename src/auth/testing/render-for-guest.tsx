import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createGuestSession } from '../guest-session.ts'
import { inEnglish } from '../../i18n/testing/in-english.tsx'
import { SessionContext } from '../session-context.ts'

/** The markup a guest gets from the server, for tests. */
export function renderForGuest(screen: ReactNode): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  return renderToStaticMarkup(
    <RouterContextProvider router={router}>
      <SessionContext value={createGuestSession()}>{inEnglish(screen)}</SessionContext>
    </RouterContextProvider>,
  )
}

/** The words of some markup as a reader meets them. */
export function textOf(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim()
}
