import { useEffect, useState } from 'react'

/** A value once it has not changed for a while. @param patience milliseconds */
export function useSettled<Value>(value: Value, patience: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience)
    return () => clearTimeout(timer)
  }, [value, patience])
  return settled
}
