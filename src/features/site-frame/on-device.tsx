import { useState } from 'react'
import { useReachable } from '../../data/use-reachable.ts'
import { useLatePart } from '../../ui/use-late-part.ts'

const load = async () => (await import('./seen/seen-profiles.tsx')).SeenProfiles

/**
 * The public profiles that this device has, once the server cannot be reached (PUB-11). They stay until the
 * screen is left: a list that the user looks through must not disappear.
 */
export function OnDevice() {
  const isReachable = useReachable()
  const [wasAway, setWasAway] = useState(false)
  if (!isReachable && !wasAway) setWasAway(true)
  const { Part } = useLatePart(load, wasAway)
  return Part && <Part />
}
