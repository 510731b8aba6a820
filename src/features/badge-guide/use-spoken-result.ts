import { useEffect, useRef } from 'react'
import { announce } from '../../ui/status-store.ts'
import { guideCopy } from './copy.ts'
import type { FoundSupplier } from './find-supplier.ts'

/** What is wrong with what was asked for; null where nothing is. */
export function problemText(found: FoundSupplier | null): string | null {
  return found?.problem ? guideCopy.problems[found.problem](found.asked) : null
}

/** Says whose badge is shown, or why there is none, each time that somebody has asked. */
export function useSpokenResult(found: FoundSupplier | null): void {
  const last = useRef(found)
  useEffect(() => {
    if (!found || found === last.current) return
    last.current = found
    announce(found.problem ? (problemText(found) ?? '') : guideCopy.shown(found.name))
  }, [found])
}
