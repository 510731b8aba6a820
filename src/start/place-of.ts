/**
 * A selector of the place that an element has in the document, for when React makes another one there.
 * What a translator puts in is of no type that counts.
 */
export function placeOf(element: Element): string {
  const { parentElement: parent, localName } = element
  if (!parent) return localName
  const alike = [...parent.children].filter((one) => one.localName === localName)
  return `${placeOf(parent)} > ${localName}:nth-of-type(${alike.indexOf(element) + 1})`
}
