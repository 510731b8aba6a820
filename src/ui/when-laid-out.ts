/**
 * Measures an element once the browser has laid it out, before it is painted, whenever its size changes, and
 * once the typefaces are there, with which what stands around it has other sizes. To measure it at once would
 * have the browser lay out a whole new page in the middle of other work, and so does asking for the typefaces.
 * @param element one without a box counts once it gets one
 * @returns what ends it
 */
export function whenLaidOut(element: Element | null, measure: () => void): () => void {
  let hasAsked = false
  const observer = new ResizeObserver(() => {
    measure()
    if (hasAsked) return
    hasAsked = true
    void document.fonts.ready.then(measure)
  })
  if (element) observer.observe(element)
  return () => observer.disconnect()
}
