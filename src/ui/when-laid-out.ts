/**
 * Measures an element once the browser has laid it out, before it is painted, and whenever its size changes.
 * To measure it at once would have the browser lay out a whole new page in the middle of other work.
 * @param element one without a box counts once it gets one
 * @returns what ends it
 */
export function whenLaidOut(element: Element | null, measure: () => void): () => void {
  const observer = new ResizeObserver(measure)
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
