import { useEffect } from 'react'
import { useData } from '../../data/data-context.ts'

/** Once the page is shown: brings what it needs without a network onto the device (OFF-3). */
export function useOfflineCopy(): void {
  const data = useData()
  useEffect(() => {
    const prepare = () => void data.offline.prepareOffline()
    prepare()
    return data.offline.whenReachable(prepare)
  }, [data])
}
