/**
 * Makes an element without any markup that a page's policy would have to allow.
 * @param properties of the element, and `part`, the name under which the page may style it
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<Omit<HTMLElementTagNameMap[Name], 'part'>> & { part?: string },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}
