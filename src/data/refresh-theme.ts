import type { WhenReachable } from './connectivity/connectivity.ts'
import type { PortalData } from './portal-data.ts'

type Options = {
  portal: Pick<PortalData, 'brand' | 'environment'>
  host: string
  whenReachable: WhenReachable
  page: {
    readonly visibilityState: DocumentVisibilityState
    addEventListener(type: 'visibilitychange', listen: () => void): void
  }
}

/**
 * Asks for the theme and the environment again once they have expired: a page reads them as it starts,
 * which may have been without a network or days ago. The page stays as it is; what comes is for the next.
 */
export function refreshTheme({ portal, host, whenReachable, page }: Options): void {
  const look = (): void => {
    void portal.brand(host)
    portal.environment().catch(() => {})
  }
  whenReachable(look)
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') look()
  })
}
