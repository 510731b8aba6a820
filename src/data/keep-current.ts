import type { WhenReachable } from './connectivity/connectivity.ts'
import type { Data } from './data.ts'

type Options = {
  data: Pick<Data, 'brand' | 'environment'>
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
export function keepCurrent({ data, host, whenReachable, page }: Options): void {
  const look = (): void => {
    void data.brand(host)
    data.environment().catch(() => {})
  }
  whenReachable(look)
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') look()
  })
}
