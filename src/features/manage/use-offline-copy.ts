import { useEffect } from 'react'
import { useData } from '../../data/data-context.ts'

/**
 * Once the page is shown: brings what it needs without a network onto the device (OFF-3). The lists of the
 * form come first, which somebody may wait for on the same line.
 */
export function useOfflineCopy(): void {
  const data = useData()
  useEffect(() => {
    const { countries, products, locations } = data.catalogue
    const prepare = async () => {
      await Promise.allSettled([countries(), products(), locations()])
      await data.offline.prepareOffline()
    }
    void prepare()
    return data.offline.whenReachable(() => void prepare())
  }, [data])
}
