import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { whenIdle } from '#src/lib/when-idle.ts'
import { usePlace } from '../place.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { focusItem, focusUnlessChoosing } from './focus-item.ts'
import { keyText, readItemKey } from './queue-key.ts'
import type { WaitingRow } from './queue-rows.ts'
import type { Queue } from './use-queue.ts'
import type { QueueHandle } from './use-queue-desk.ts'
import { useSteps } from './use-steps.ts'

type ItemAddress = { slug: string; itemId: string }
type Reading<Item> = {
  /** Reads an item, once in a while. */
  read(slug: string, id: string): Promise<Item>
  /** Reads ahead what else is shown of an item; left out: only the item is read. */
  readAhead?(slug: string, id: string): Promise<void>
}

type Options<Row extends WaitingRow, Item extends Row, Side> = {
  queue: Queue<Row>
  desk: Reading<Item> & { queue: RefObject<QueueHandle<Item, never> | null> }
  /** Shows an item, or only the list. */
  goTo: (key: string | null) => void
  /** The forms that A and R open. */
  sides: { a: Side; r: Side }
  undo: () => void
  onHelp: () => void
}

/** What the keyboard can do with the forms of an item. */
export type SideHandle<Side> = {
  /** Opens a form, and focuses what is to be chosen there first. */
  open(side: Side): void
}

/**
 * A screen with a queue and what is open of it: its keys, its focus, and what follows a decision.
 * @returns `pressed`: does what a key stands for that was pressed in a frame
 */
export function useItemScreen<Row extends WaitingRow, Item extends Row, Side>(
  options: Options<Row, Item, Side>,
) {
  const { queue, desk, goTo, sides, undo, onHelp } = options
  const { query } = usePlace()
  const key = readItemKey(query['item'])
  const open = key && keyText(key)
  const [turn, setTurn] = useState(0)
  const { step, beside } = useSteps({
    ...{ queue, open, goTo },
    onAhead(shown, following) {
      const [first, then] = [readItemKey(shown), readItemKey(following)]
      if (!first || !then) return
      void readAhead(desk, first, then)
    },
  })
  const panel = useRef<SideHandle<Side>>(null)
  const main = useRef<HTMLElement>(null)
  useImperativeHandle(desk.queue, () => ({
    put: queue.put,
    takeOut(decided) {
      const next = beside(decided, 1) ?? beside(decided, -1)
      queue.drop(decided)
      return next
    },
    recheck(changed) {
      queue.recheck(keyText(changed))
      if (keyText(changed) === open) setTurn((before) => before + 1)
    },
  }))
  const isOpen = open !== null
  useEffect(() => {
    const list = main.current
    // What had the focus goes with the item.
    if (isOpen) return () => focusUnlessChoosing(list)
  }, [isOpen])
  const pressed = useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => (open ? focusItem() : step(1)),
    a: () => panel.current?.open(sides.a),
    r: () => panel.current?.open(sides.r),
    u: undo,
    Escape: () => open && goTo(null),
    '?': onHelp,
  })
  return { key, open, turn, panel, main, pressed }
}

/** What is open comes first. Whoever goes on is told where something cannot be read. */
async function readAhead<Item>(
  desk: Reading<Item>,
  first: ItemAddress,
  then: ItemAddress,
): Promise<void> {
  try {
    await desk.read(first.slug, first.itemId)
    // Nor does it come between the press of a key and its release.
    await whenIdle()
    await (desk.readAhead ?? desk.read)(then.slug, then.itemId)
  } catch {
    // Nothing is read ahead.
  }
}
