import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ServerManifest } from '@tanstack/router-core'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { attachRouterServerSsrUtils, getSsrStatus } from '@tanstack/react-router/ssr/server'
import type { AppContext } from './start/app-context.ts'
import { ProblemError } from './contract/problem.ts'
import { createAppRouter } from './start/router.tsx'

export { noAnalytics } from './analytics/analytics.ts'
export { createApi } from './api/create-api.ts'
export { createGuestSession } from './auth/guest-session.ts'
export { createServerData } from './data/server-data.ts'
export { pagePatterns } from './start/page-patterns.ts'
export { noUpdates } from './pwa/updates.ts'

export type Rendered =
  | { status: number; html: string; hasFailed: boolean; isForUsers: boolean; routes: string[] }
  | { status: number; location: string }

/** How React marks what failed on the server: the browser is to try, which may have no script. */
const unrendered = '<!--$!-->'

/** The one private field of the router that is read: where a loader's redirect ends up. */
type ServerResult = { _serverResult?: { type: string; redirect: Response } }

/**
 * Renders one open route to a whole document.
 * @param input.url path and query, with the language in front if the address has one
 * @param input.manifest scripts and styles of each route in the built client
 * @param input.turn waits until drawing, which takes a millisecond, keeps no other request from an answer
 * @returns `hasFailed`: what was asked for could not be read, which the page says, whosever fault it is: the browser asks
 *   by itself, and draws something else; `isForUsers`: the browser draws the screen, where it knows a user, else that of
 *   the sign-in; `routes`: ids of those that the page is made of, from the outermost, and names of the parts that it
 *   shows besides
 */
export async function render(input: {
  url: string
  context: AppContext
  manifest: ServerManifest
  turn: () => Promise<void>
}): Promise<Rendered> {
  const router = createAppRouter(input.context, {
    history: createMemoryHistory({ initialEntries: [input.url] }),
  })
  attachRouterServerSsrUtils({ router, manifest: input.manifest })
  try {
    router.serverSsr?.disableHydration()
    await router.load()
    const result = (router as ServerResult)._serverResult
    if (result?.type === 'redirect') {
      return {
        status: result.redirect.status,
        location: result.redirect.headers.get('location') ?? '/',
      }
    }
    const parts = showLateParts(router, input.manifest)
    await input.turn()
    const body = renderToString(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
    if (body.includes(unrendered)) throw new Error('A part of the page could not be rendered.')
    return {
      status: statusOf(router),
      html: `<!DOCTYPE html>${body}`,
      hasFailed: router.state.matches.some((match) => match.status === 'error'),
      isForUsers: router.state.matches.some((match) => match.ssr === false),
      routes: [...router.state.matches.map((match) => match.routeId), ...parts],
    }
  } finally {
    router.serverSsr?.cleanup()
  }
}

/**
 * Has a page come with the styles of those parts that are drawn for this address alone.
 * @returns their names, as loaders have given them
 */
function showLateParts(
  router: ReturnType<typeof createAppRouter>,
  manifest: ServerManifest,
): string[] {
  const late = router.state.matches.flatMap(({ routeId, loaderData }) =>
    partsOf(loaderData).map((part) => ({ routeId, part })),
  )
  if (late.length === 0) return []
  const routes = { ...manifest.routes }
  for (const { routeId, part } of late) {
    const css = new Set([...(routes[routeId]?.css ?? []), ...(routes[part]?.css ?? [])])
    routes[routeId] = { ...routes[routeId], css: [...css] }
  }
  router.ssr = { manifest: { ...manifest, routes } }
  return late.map(({ part }) => part)
}

function partsOf(loaderData: unknown): readonly string[] {
  const { parts } = (loaderData ?? {}) as { parts?: readonly string[] }
  return parts ?? []
}

function statusOf(router: ReturnType<typeof createAppRouter>): number {
  const failure = router.state.matches.find((match) => match.error instanceof ProblemError)?.error
  if (!(failure instanceof ProblemError)) return getSsrStatus(router)
  // No answer came at all.
  return failure.status === 0 ? 503 : failure.status
}
