import type { Drawn, ToReader } from './reader-messages.ts'
import type { Turn } from './sizes.ts'
import { drawWords } from './words-layer.ts'

/** Milliseconds without another zoom until pages are drawn sharp again; before, they are stretched. */
const settled = 120

type Options = {
  /** What it is drawn with; read anew for each page. */
  state: Readonly<{ zoom: number; turn: Turn }>
  ask(request: Extract<ToReader, { type: 'draw' }>): void
}

/**
 * Has the pages drawn that are in sight or a window's height away from it, one after the other, so that one
 * canvas at a time is at work; what is farther is forgotten. Where the pages stand is measured: observers of
 * an element see nothing in a frame that is itself out of sight.
 */
export function createDrawing(pages: readonly HTMLElement[], { state, ask }: Options) {
  const wanted = new Set<number>()
  const near = new Set<number>()
  /** What the reader is at work on. */
  let current: { index: number; turn: Turn } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Finds out which pages are near, and has those drawn that were not. */
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
    askNext()
  }

  function askNext(): void {
    if (current || wanted.size === 0) return
    const index = Math.min(...wanted)
    wanted.delete(index)
    current = { index, turn: state.turn }
    const { zoom, turn } = state
    ask({ type: 'draw', index, zoom, turn, density: devicePixelRatio })
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
    /**
     * Takes a page from the reader.
     * @returns its index
     */
    take(drawn: Drawn): number | null {
      const done = current
      current = null
      if (!done) return null
      const page = pages[done.index]
      if (done.turn !== state.turn) wanted.add(done.index)
      else if (near.has(done.index)) {
        page?.replaceChildren(canvasOf(drawn.bitmap), ...drawWords(drawn.words))
      }
      askNext()
      return done.index
    },
  }
}

function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
  return canvas
}
