import { useEffect, useEffectEvent, useState } from 'react'
import { backOff } from '#src/contract/back-off.ts'
import { isBusy, type VendorListDetails } from '#src/contract/buyers/vendor-list.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { logFailure } from '#src/lib/log-failure.ts'
import type { Loaded } from '#src/ui/use-loaded.ts'
import { useBuying } from '../buying-context.ts'

/** Milliseconds until it is asked again how far a list is: more while nothing changes. */
const [shortest, longest] = [1_000, 5_000]

/** A list of vendors, which is read again and again while a process works on it. */
export type WatchedList = {
  loaded: Loaded<VendorListDetails>
  /** What is known of it now, from an answer. */
  show(now: VendorListDetails): void
  readAgain(): void
}

export function useWatchedList(id: string): WatchedList {
  const { buyers, buyer } = useBuying()
  const [list, setList] = useState<VendorListDetails | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  /** Looks so far, of which the last ones have said nothing new, or failed. */
  const [looks, setLooks] = useState({ count: 0, vain: 0 })
  const read = () => buyers.vendors.find({ buyer: buyer.slug, id })
  const ask = useEffectEvent(read)
  const settle = useEffectEvent((now: VendorListDetails) => {
    const isNews = list?.state !== now.state || list.checked !== now.checked
    setList(now)
    setFailure(null)
    setLooks(({ count, vain }) => ({ count: count + 1, vain: isNews ? 0 : vain + 1 }))
  })
  const isDue = list === null || isBusy(list.state)
  const isGone = failure instanceof ProblemError && [403, 404].includes(failure.status)

  useEffect(() => {
    if (!isDue || isGone) return
    let isCurrent = true
    const wait =
      looks.count === 0 ? 0 : Math.min(longest, shortest * 1.5 ** Math.min(looks.vain, 10))
    const timer = setTimeout(
      () => {
        ask().then(
          (now) => isCurrent && settle(now),
          (error: unknown) => {
            if (!isCurrent) return
            logFailure(`Could not read list ${id}.`, error)
            setFailure(error)
            setLooks(({ count, vain }) => ({ count: count + 1, vain: vain + 1 }))
          },
        )
      },
      failure === null ? wait : backOff(looks.vain, Math.random(), 30_000),
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [id, isDue, isGone, looks, failure])

  const readAgain = () => {
    read().then(setList, (error: unknown) => logFailure(`Could not read list ${id}.`, error))
  }
  if (list) return { loaded: { state: 'ready', value: list }, show: setList, readAgain }
  const retry = () => {
    setFailure(null)
    setLooks({ count: 0, vain: 0 })
  }
  const loaded: Loaded<VendorListDetails> =
    failure === null ? { state: 'loading' } : { state: 'failed', failure, retry }
  return { loaded, show: setList, readAgain }
}
