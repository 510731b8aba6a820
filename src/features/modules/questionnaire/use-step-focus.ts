import { useEffect, useRef } from 'react'

/** The heading of a step takes the focus when the step appears, so that it is read and Tab goes on from it. */
export function useStepFocus<E extends HTMLElement>() {
  const heading = useRef<E>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
