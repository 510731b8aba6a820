import { useState } from 'react'
import type { Install } from '../../pwa/install.ts'
import { useInstallState } from './use-install-state.ts'

type Place = 'top' | 'foot'

/**
 * Where on a page the card stands. A browser may make its offer when the person is about to press
 * something: then nothing above it may move, so the card comes to the foot, and to the top when the
 * page is shown anew.
 * @param version changes when the page starts anew
 * @returns null when there is nothing to offer
 */
export function useCardPlace(install: Install | null, version: number): Place | null {
  const { way, isDeclined } = useInstallState(install)
  const isOffered = way !== null && !isDeclined
  const place: Place = isOffered ? 'top' : 'foot'
  const [start, setStart] = useState({ version, place })
  if (start.version !== version) setStart({ version, place })
  return isOffered ? start.place : null
}
