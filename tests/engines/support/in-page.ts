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

/** Whether the service worker is in charge of the page, with everything that it keeps. */
export function isWorkerInCharge(): boolean {
  return navigator.serviceWorker.controller?.state === 'activated'
}

/** How many rows the device keeps in a table; 0 where the portal has made no database yet. */
export async function rowsOnDevice(table: string): Promise<number> {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'credence')) return 0
  const opening = indexedDB.open('credence')
  await new Promise((done, fail) => {
    opening.addEventListener('success', done)
    opening.addEventListener('error', fail)
  })
  const counting = opening.result.transaction(table).objectStore(table).count()
  await new Promise((done) => counting.addEventListener('success', done))
  opening.result.close()
  return counting.result
}
