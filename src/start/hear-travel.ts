import { leaveStep } from '../ui/leave-step.ts'
import type { Travel } from '../ui/travel-context.ts'

/**
 * Hears of Back and Forward, for who comes later and has to know it first. To be called before the
 * router is made: of the listeners on a window, the first hears first.
 * @param routerPlace see Travel
 */
export function hearTravel(routerPlace: Travel['routerPlace']): Travel {
  const travel: Travel = { routerPlace }
  addEventListener('popstate', (event) => {
    if (travel.take?.() || leaveStep()) event.stopImmediatePropagation()
  })
  return travel
}
