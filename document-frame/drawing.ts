import { Refused, type Sheet } from './opened.ts'
import type { Turn } from './sizes.ts'

/** Milliseconds without another zoom until pages are drawn sharp again; before, they are stretched. */
const settled = 120

type Options = {
  /** What it is drawn with; read anew for each page. */
  state: Readonly<{ zoom: number; turn: Turn }>
  onDrawn(index: number): void
  onRefused(refused: Refused): void
}

/**
 * Draws the pages that are in sight or a window's height away from it, one after the other, so that one
 * canvas at a time is at work; what is farther is forgotten. Where the pages stand is measured: observers of
 * an element see nothing in a frame that is itself out of sight.
 */
export function createDrawing(
  sheets: readonly Sheet[],
  pages: readonly HTMLElement[],
  { state, onDrawn, onRefused }: Options,
) {
  const wanted = new Set<number>()
  const near = new Set<number>()
  let isAtWork = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Finds out which pages are near, and draws those that were not. */
  function look(): void {
    const { clientHeight } = document.documentElement
    pages.forEach((page, index) => {
      const { top, bottom } = page.getBoundingClientRect()
      const isNear = bottom > -clientHeight && top < 2 * clientHeight
      if (isNear && !near.has(index)) {
        near.add(index)
        wanted.add(index)
      } else if (!isNear && near.delete(index)) {
        wanted.delete(index)
        page.replaceChildren()
      }
    })
    void work()
  }

  async function work(): Promise<void> {
    if (isAtWork || isOver) return
    isAtWork = true
    for (;;) {
      const [index] = [...wanted].toSorted((one, other) => one - other)
      if (index === undefined) break
      wanted.delete(index)
      try {
        await draw(index)
      } catch (error) {
        isOver = true
        onRefused(error instanceof Refused ? error : new Refused('broken'))
        return
      }
    }
    isAtWork = false
  }

  async function draw(index: number): Promise<void> {
    const sheet = sheets[index]
    const page = pages[index]
    if (!sheet || !page) return
    const { zoom, turn } = state
    const drawn = await sheet.draw(zoom, turn)
    if (turn !== state.turn) wanted.add(index)
    else if (near.has(index)) page.replaceChildren(...drawn)
    onDrawn(index)
  }

  return {
    look,
    /** Draws anew what is near, since the zoom or the turn is another one. */
    again(): void {
      clearTimeout(timer)
      timer = setTimeout(() => {
        near.forEach((index) => wanted.add(index))
        look()
      }, settled)
    },
  }
}
