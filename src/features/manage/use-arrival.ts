import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { arriveAt } from './section-arrival.ts'
import { manageSearch, type Section } from './section.ts'

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
      if (section !== 'profile' || hash !== '') arrive(section, hash)
    }
    // Where the document opens with this page, the router reports no further navigation.
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
      if (hashChanged || section !== before) arrive(section, toLocation.hash)
    })
  }, [router])
}

/** What stands above takes another height once its typeface is there, which may be after the arrival. */
function arrive(section: Section, hash: string): void {
  arriveAt(section, hash)
  if (document.fonts.status === 'loaded') return
  const arrived = document.activeElement
  void document.fonts.ready.then(() => {
    if (document.activeElement === arrived) arriveAt(section, hash)
  })
}
