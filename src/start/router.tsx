import '../ui/styles.ts'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { AppContext } from './app-context.ts'
import { ErrorScreen } from '../features/site-frame/error-screen.tsx'
import { PendingScreen } from '../features/site-frame/pending-screen.tsx'
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx'
import { routeTree } from '../route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

type AppRouterOptions = {
  /** Memory history on the server, the browser's own otherwise. */
  history?: RouterHistory
  /** Whether the router may move the page to where it was left, or to its top; asked after each picture. */
  scrollRestoration?: () => boolean
}

/** Makes a router; on the server one per request. */
export function createAppRouter(context: AppContext, options: AppRouterOptions = {}) {
  return createRouter({
    routeTree,
    context,
    origin: context.origin,
    basepath: context.base,
    caseSensitive: true,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    // What is there is shown, without the half second for which the router would keep the sign of waiting.
    defaultPendingMinMs: 0,
    // Another screen begins at its place; nobody wants to watch the way there.
    scrollRestorationBehavior: 'instant',
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
    /** Without demo data its address is as unknown as any other, and so is what stands around it. */
    isDemoOnly?: true
  }
}
