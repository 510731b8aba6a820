/*
 * Functions that run in the page: each is sent there as its text, and knows nothing but its arguments.
 */

/**
 * The first visible element that has a name as a person reads it: just this name, else one that begins
 * with it.
 * @param selector of the kind of element
 */
export function findNamed(selector: string, name: string): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const namesOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? ((element.labels as NodeListOf<Element> | null) ?? []) : []
    return [
      words(element.getAttribute('aria-label')),
      words(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')),
      ...[...labels].map((label) => words(label.textContent)),
      words(element.textContent),
    ]
  }
  const visible = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  return (
    visible.find((one) => namesOf(one).includes(name)) ??
    visible.find((one) => namesOf(one).some((called) => called.startsWith(name))) ??
    null
  )
}

/** Whether the page shows a text. */
export function shows(text: string): boolean {
  return document.body.innerText.replaceAll(/\s+/g, ' ').includes(text)
}

/** Selects what the focused field holds, so that typing replaces it. */
export function selectAll(): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}
