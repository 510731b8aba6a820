import { useEffect, useState } from 'react'

/**
 * A text once it has stayed the same for a while, so that choices made in quick succession ask once.
 * @param delay milliseconds
 */
export function useSettled(text: string, delay: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => setSettled(text), delay)
    return () => clearTimeout(timer)
  }, [text, settled, delay])
  return settled
}
