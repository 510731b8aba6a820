import { use, useEffect, useEffectEvent } from 'react'
import { whenBack } from './back.ts'
import { whenCloseRequested } from './close-request.ts'
import { TravelContext } from './travel-context.ts'

/**
 * Lets Back take away what lies over the page instead of the page itself; what was opened last goes first.
 * @param isOpen whether it lies there
 */
export function useBack(isOpen: boolean, onBack: () => void): void {
  const travel = use(TravelContext)
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!isOpen || !travel) return
    const ends = [whenBack(travel, () => close()), whenCloseRequested(() => close())]
    return () => {
      for (const end of ends) end()
    }
  }, [travel, isOpen])
}
