import type { Words } from './reader-messages.ts'

/**
 * The words of a page, unseen over its drawing: to be selected and copied, and heard by a screen reader.
 * Their places are multiples of the zoom, so that they stay on the drawing while it is stretched.
 * @returns nothing where there are none, as in a scan
 */
export function drawWords(words: readonly Words[]): HTMLElement[] {
  if (words.length === 0) return []
  const layer = document.createElement('div')
  layer.className = 'words'
  for (const one of words) {
    layer.append(drawn(one))
    if (one.endsLine) layer.append(document.createElement('br'))
  }
  return [layer]
}

function drawn({ text, x, y, size, font, angle, stretch }: Words): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  element.dir = 'auto'
  const zoomed = (length: number) => `calc(var(--zoom) * ${length}px)`
  const { style } = element
  style.left = zoomed(x)
  style.top = zoomed(y)
  style.fontSize = zoomed(size)
  style.fontFamily = font
  style.transform = `rotate(${angle}rad) scaleX(${stretch})`
  return element
}
