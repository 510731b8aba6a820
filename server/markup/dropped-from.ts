import sanitizeHtml from 'sanitize-html'

/** An element, or one of its attributes. */
type Part = { element: string; attribute: string | null }

/**
 * What the sanitiser has taken out, each kind once and in the order of the text. Where it has only put another
 * value in the place of one, nothing is named.
 * @param html as somebody wrote it
 * @param kept what is left of it
 */
export function droppedFrom(html: string, kept: string): Part[] {
  const left = new Map<string, number>()
  for (const { name } of partsOf(kept)) left.set(name, (left.get(name) ?? 0) + 1)
  const dropped = new Map<string, Part>()
  for (const { name, part } of partsOf(html)) {
    const count = left.get(name) ?? 0
    if (count === 0) dropped.set(name, part)
    else left.set(name, count - 1)
  }
  const parts = [...dropped.values()]
  // With an element that is gone, so are its attributes.
  const gone = new Set(parts.filter(({ attribute }) => !attribute).map(({ element }) => element))
  return parts.filter(({ element, attribute }) => !attribute || !gone.has(element))
}

/** Elements and attributes as the sanitiser reads them. */
function partsOf(html: string): { name: string; part: Part }[] {
  const found: { name: string; part: Part }[] = []
  const note = (element: string, attribute: string | null) =>
    found.push({ name: `${element} ${attribute ?? ''}`, part: { element, attribute } })
  sanitizeHtml(html, {
    onOpenTag(element, attributes) {
      note(element, null)
      for (const attribute of Object.keys(attributes)) note(element, attribute)
    },
  })
  if (html.includes('<!--')) note('!--', null)
  return found
}
