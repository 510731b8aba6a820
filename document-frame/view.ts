import type { DocumentCommand, Fit, FrameMessage } from '../src/lib/document-messages.ts'
import { createDrawing } from './drawing.ts'
import type { Opened, Refused } from './opened.ts'
import { fittingZoom, nextTurn, nextZoom, turned, type Turn } from './sizes.ts'

/** CSS pixels around each page; `frame.css` has them too. */
const margin = 12

export type View = {
  obey(command: DocumentCommand): void
}

/**
 * Shows an open document: lays its pages out, draws those that are near, and tells what is seen.
 * @param place where the pages go
 * @param names of the pages
 * @param say tells the portal
 */
export function showDocument(
  opened: Opened,
  place: HTMLElement,
  names: readonly string[],
  say: (message: FrameMessage) => void,
): View {
  const state: { zoom: number; fit: Fit; turn: Turn } = { zoom: 1, fit: 'width', turn: 0 }
  const pages = opened.sheets.map((_sheet, index) => createPage(names[index] ?? ''))
  let page = 0

  const drawing = createDrawing(opened.sheets, pages, {
    state,
    onDrawn(index) {
      layOut(index)
      tellShown()
    },
    onRefused: ({ reason }: Refused) => {
      opened.end()
      say({ type: 'failed', reason })
    },
  })
  let hasShown = false
  function tellShown() {
    if (hasShown) return
    hasShown = true
    say({ type: 'shown', pages: opened.pages, shown: opened.sheets.length })
    tellPage()
  }

  function layOut(index: number) {
    const element = pages[index]
    const sheet = opened.sheets[index]
    if (!element || !sheet) return
    const { width, height } = turned(sheet.size, state.turn)
    element.style.inlineSize = `${width * state.zoom}px`
    element.style.blockSize = `${height * state.zoom}px`
  }

  function layOutAll() {
    if (state.fit !== 'none') state.zoom = zoomToFit(state.fit)
    opened.sheets.forEach((_sheet, index) => layOut(index))
    say({ type: 'view', zoom: Math.max(1, Math.round(state.zoom * 100)), fit: state.fit })
  }

  /** Lays all out anew, with what was in the middle in the middle again. */
  function change() {
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
    const [first] = opened.sheets
    const { clientWidth, clientHeight } = document.documentElement
    const room = { width: clientWidth - 2 * margin, height: clientHeight - 2 * margin }
    return first ? fittingZoom(turned(first.size, state.turn), room, fit) : 1
  }

  function tellPage() {
    const middle = document.documentElement.clientHeight / 2
    const seen = pages.findLastIndex((one) => one.getBoundingClientRect().top <= middle) + 1
    if (seen === page || seen === 0) return
    page = seen
    say({ type: 'page', page })
  }

  function onScroll() {
    drawing.look()
    if (hasShown) tellPage()
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
  }
}

function createPage(name: string): HTMLElement {
  const page = document.createElement('section')
  page.className = 'page'
  page.setAttribute('aria-label', name)
  return page
}
