import './ui/styles.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { ErrorScreen } from './features/site-frame/error-screen.tsx'
import { PendingScreen } from './features/site-frame/pending-screen.tsx'
import { NotFoundScreen } from './features/not-found/not-found-screen.tsx'
import { routeTree } from './route-tree.gen.ts'

/**
 * Makes a router; on the server one per request.
 * @param options.history memory history on the server, the browser's own otherwise
 */
export function createAppRouter(context: AppContext, options: { history?: RouterHistory } = {}) {
  return createRouter({
    routeTree,
    context,
    origin: context.origin,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    ...options,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface StaticDataRouteOption {
    /** What stands around the screen: header and footer, the header without sign-in buttons, or nothing. */
    frame?: 'full' | 'without-sign-in' | 'none'
  }
}
