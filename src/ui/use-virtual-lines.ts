import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import type { Range, VirtualItem } from '@tanstack/react-virtual'
import { useCallback, useState, type RefObject } from 'react'

type VirtualLinesOptions = {
  /** What scrolls; the lines stand in one element within it, as high as all of them together. */
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Line that is rendered wherever it is, because it has the focus or is named by it; -1: none. */
  pinned: number
  /** Line that stands at the top when the list is first shown; the first by default. */
  startAt?: number
  /** Stable from render to render, as long as the lines are the same. */
  keyOf: (index: number) => string | number
}

/** The lines to render. All of it is new with each change, so it may be passed on. */
export type VirtualLines = {
  /** Which, and how many pixels below the first. */
  items: readonly VirtualItem[]
  /** Pixels of all lines together. */
  size: number
  /** Takes the element of each line, which tells its place in `data-index`. */
  measure: (element: HTMLElement | null) => void
  /** Scrolls, within the list, to a line. */
  scrollTo: (index: number) => void
}

/** Lines rendered beyond each edge, so that none is missing while one scrolls. */
const overscan = 4

/**
 * Which lines of a long list are rendered, and where: those in sight, some around them and the pinned
 * one. Their heights are measured, so that a name may take two rows.
 * @returns which lines to render, and where
 */
export function useVirtualLines({
  scroller,
  count,
  pinned,
  startAt = 0,
  keyOf,
}: VirtualLinesOptions): VirtualLines {
  const [target] = useState(targetInPixels)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inSight = defaultRangeExtractor(range)
      if (pinned < 0 || pinned >= range.count || inSight.includes(pinned)) return inSight
      return [...inSight, pinned].sort((a, b) => a - b)
    },
    [pinned],
  )
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read here, not passed on
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => target,
    initialOffset: () => startAt * target,
    getItemKey: keyOf,
    rangeExtractor,
    overscan,
  })
  return {
    items: virtualizer.getVirtualItems(),
    size: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'start' }),
  }
}

/** Height of a line with one row of text: the `--target` of the tokens, 2.75rem. */
function targetInPixels(): number {
  return 2.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
