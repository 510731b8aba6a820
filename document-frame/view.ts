import type { DocumentCommand, Fit, FrameMessage } from '../src/lib/document-messages.ts'
import { createDrawing } from './drawing.ts'
import type { Drawn, ToReader } from './reader-messages.ts'
import { fittingZoom, nextTurn, nextZoom, turned, type Size, type Turn } from './sizes.ts'

/** CSS pixels around each page; `frame.css` has them too. */
const margin = 12

export type View = {
  obey(command: DocumentCommand): void
  take(drawn: Drawn): void
}

type Options = {
  /** Where the pages go. */
  place: HTMLElement
  /** Of the pages that are shown. */
  names: readonly string[]
  /** How many there are. */
  pages: number
  /** Of the first page, and likely of all. */
  size: Size
  ask(request: Extract<ToReader, { type: 'draw' }>): void
  say(message: FrameMessage): void
}

/** Shows an open document: lays its pages out, has those drawn that are near, and tells what is seen. */
export function showDocument({ place, names, pages: total, size, ask, say }: Options): View {
  const state: { zoom: number; fit: Fit; turn: Turn } = { zoom: 1, fit: 'width', turn: 0 }
  const pages = names.map(createPage)
  const sizes = names.map(() => size)
  const drawing = createDrawing(pages, { state, ask })
  let page = 0

  function layOut(index: number): void {
    const { width, height } = turned(sizes[index] ?? size, state.turn)
    const { style } = pages[index] ?? place
    style.inlineSize = `${width * state.zoom}px`
    style.blockSize = `${height * state.zoom}px`
  }

  function layOutAll(): void {
    if (state.fit !== 'none') state.zoom = zoomToFit(state.fit)
    place.style.setProperty('--zoom', String(state.zoom))
    pages.forEach((_page, index) => layOut(index))
    say({ type: 'view', zoom: Math.max(1, Math.round(state.zoom * 100)), fit: state.fit })
  }

  /** Lays all out anew, with what was in the middle in the middle again. */
  function change(): void {
    const root = document.documentElement
    const middle = {
      x: (root.scrollLeft + root.clientWidth / 2) / root.scrollWidth,
      y: (root.scrollTop + root.clientHeight / 2) / root.scrollHeight,
    }
    layOutAll()
    root.scrollLeft = middle.x * root.scrollWidth - root.clientWidth / 2
    root.scrollTop = middle.y * root.scrollHeight - root.clientHeight / 2
    drawing.again()
  }

  function zoomToFit(fit: Exclude<Fit, 'none'>): number {
    const { clientWidth, clientHeight } = document.documentElement
    const room = { width: clientWidth - 2 * margin, height: clientHeight - 2 * margin }
    return fittingZoom(turned(sizes[0] ?? size, state.turn), room, fit)
  }

  function tellPage(): void {
    const middle = document.documentElement.clientHeight / 2
    const seen = pages.findLastIndex((one) => one.getBoundingClientRect().top <= middle) + 1
    if (page === 0 || seen === 0 || seen === page) return
    page = seen
    say({ type: 'page', page })
  }

  function onScroll(): void {
    drawing.look()
    tellPage()
  }

  place.append(...pages)
  layOutAll()
  drawing.look()
  addEventListener('scroll', onScroll, { passive: true })
  addEventListener('resize', () => state.fit !== 'none' && change())
  return {
    obey(command) {
      if (command.type === 'turn') state.turn = nextTurn(state.turn, command.by)
      else if (command.to === 'in' || command.to === 'out') {
        state.zoom = nextZoom(state.zoom, command.to)
        state.fit = 'none'
      } else state.fit = command.to
      change()
    },
    take(drawn) {
      const index = drawing.take(drawn)
      if (index === null) return
      sizes[index] = drawn.size
      layOut(index)
      if (page > 0) return
      page = 1
      say({ type: 'shown', pages: total, shown: pages.length })
    },
  }
}

function createPage(name: string): HTMLElement {
  const page = document.createElement('section')
  page.className = 'page'
  page.setAttribute('aria-label', name)
  return page
}
