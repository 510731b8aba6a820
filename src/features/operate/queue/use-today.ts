import { useEffect, useState } from 'react'

const startOfToday = () => new Date().setHours(0, 0, 0, 0)

/** When this day began where the verifier is, in ms since the epoch; it goes on with the clock. */
export function useToday(): number {
  const [today, setToday] = useState(startOfToday)
  useEffect(() => {
    const timer = setInterval(() => setToday(startOfToday()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return today
}
