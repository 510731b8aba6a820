import { useEffect, useState } from 'react'
import { undoSeconds } from '#src/contract/operate/queue.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { toggled } from '#src/lib/toggled.ts'
import { announce } from '#src/ui/status-store.ts'
import { notify } from '#src/ui/notification-store.ts'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'

/** A decision that is not done yet. */
export type Undoable = {
  id: string
  words: string
  /** When it was made, by the clock of this device; ms since the epoch. */
  at: number
  /** It waits again. @param isStill whether the operator has gone nowhere since they wanted it */
  onUndone: (isStill: boolean) => void
  /** It cannot be undone any more. */
  onOver: () => void
}

/** The decisions that can be undone. */
export type Undoing = ReturnType<typeof useUndo>

/** Keeps decisions for as long as each of them can be undone; the newest is undone first. */
export function useUndo() {
  const texts = useTexts()
  const { data } = useOperate()
  // Oldest first.
  const [pending, setPending] = useState<readonly Undoable[]>([])
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const newest = pending.at(-1) ?? null
  const [oldest] = pending
  const isOldestBusy = oldest !== undefined && busy.has(oldest.id)
  const takeOut = ({ id }: Undoable) =>
    setPending((before) => before.filter((one) => one.id !== id))

  useEffect(() => {
    // What is being undone stays until its answer is there.
    if (!oldest || isOldestBusy) return
    const timer = setTimeout(
      () => {
        takeOut(oldest)
        oldest.onOver()
      },
      oldest.at + undoSeconds * 1_000 - Date.now(),
    )
    return () => clearTimeout(timer)
  }, [oldest, isOldestBusy])

  async function undo() {
    if (!newest || busy.has(newest.id)) return
    setBusy((before) => toggled(before, newest.id))
    const { href } = window.location
    try {
      await data.undo(newest.id)
      takeOut(newest)
      announce(texts.t('operate.undo.done'))
      newest.onUndone(window.location.href === href)
    } catch (reason) {
      const isDone = reason instanceof ProblemError && [404, 409].includes(reason.status)
      if (isDone) {
        takeOut(newest)
        newest.onOver()
      }
      notify({ message: failureText(texts, reason) ?? String(reason), tone: 'critical' })
    }
    setBusy((before) => toggled(before, newest.id))
  }

  return {
    newest,
    isBusy: newest !== null && busy.has(newest.id),
    undo: () => void undo(),
    offer: (one: Omit<Undoable, 'at'>) =>
      setPending((before) => [...before, { ...one, at: Date.now() }]),
  }
}
