import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { arriveAt } from './arrive.ts'
import { manageSearch } from './section.ts'

/**
 * Brings the section or the part of the profile that the address names into sight, whenever another
 * is named: after a press, Back or a reload. A page that opens with the whole profile stays at its top,
 * and reading the same anew moves nothing.
 */
export function useArrival(): void {
  const router = useRouter()
  useLayoutEffect(() => {
    const open = ({ search, hash }: typeof router.latestLocation) => {
      const { section = 'profile' } = manageSearch(search)
      if (section === 'profile' && hash === '') return
      arriveAt(section, hash)
      const arrived = document.activeElement
      // What stands above takes another height once its typeface is there.
      void document.fonts.ready.then(() => {
        if (document.activeElement === arrived) arriveAt(section, hash)
      })
    }
    // The document itself may open with this page; then the router has nothing more to tell of it.
    let isOpen = router.state.status === 'idle'
    if (isOpen) open(router.latestLocation)
    return router.subscribe('onRendered', ({ fromLocation, toLocation, hashChanged }) => {
      if (!isOpen) {
        isOpen = true
        open(toLocation)
        return
      }
      const { section = 'profile' } = manageSearch(toLocation.search)
      const { section: before = 'profile' } = manageSearch(fromLocation?.search ?? {})
      if (hashChanged || section !== before) arriveAt(section, toLocation.hash)
    })
  }, [router])
}
