/*
 * Functions that run in the page: each is sent there as its text, and knows nothing but its arguments.
 */

/**
 * The first visible element that has a name as a person reads it: just this name, else one that begins
 * with it. It is brought into view, where it can be pressed.
 * @param selector of the kind of element
 */
export function findNamed(selector: string, name: string): Element | null {
  const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const labelled = (element: Element) => words(element.getAttribute('aria-label'))
  const namesOf = (element: Element): string[] => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = 'labels' in element ? ((element.labels as NodeListOf<Element> | null) ?? []) : []
    return [
      labelled(element),
      ...[...element.querySelectorAll('svg[aria-label]')].map(labelled),
      words(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')),
      ...[...labels].map((label) => words(label.textContent)),
      words(element.textContent),
    ]
  }
  const visible = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const found =
    visible.find((one) => namesOf(one).includes(name)) ??
    visible.find((one) => namesOf(one).some((called) => called.startsWith(name)))
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
}

/** Whether the page shows a text. */
export function shows(text: string): boolean {
  return document.body.innerText.replaceAll(/\s+/g, ' ').includes(text)
}

/** Whether a dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]') !== null
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

/** The field for files of the open dialog, which a button opens in a person's stead. */
export function fileField(): Element | null {
  return document.querySelector('[role=dialog] input[type=file]')
}

/** Moves to the next option of the focused combobox. */
export function pressArrowDown(): void {
  const down = { bubbles: true, key: 'ArrowDown' }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', down))
}

/** What the option says that Enter would choose; null where there is none. */
export function activeOption(): string | null {
  const id = document.activeElement?.getAttribute('aria-activedescendant')
  return (id && document.getElementById(id)?.textContent) || null
}

/**
 * Presses Enter in the focused field as it arrives when it ends a composition, which no driver can do with a
 * real input method: in the order of Chromium and Firefox, or in that of WebKit.
 */
export function pressComposing(order: string): void {
  const field = document.activeElement
  const bubbles = true
  const code = 229
  const end = () => field?.dispatchEvent(new CompositionEvent('compositionend', { bubbles }))
  field?.dispatchEvent(new CompositionEvent('compositionstart', { bubbles }))
  if (order === 'WebKit') end()
  const isComposing = order !== 'WebKit'
  const enter = { bubbles, cancelable: true, key: 'Enter', keyCode: code, isComposing }
  field?.dispatchEvent(new KeyboardEvent('keydown', enter))
  if (isComposing) end()
}

/** What the list of chosen credentials says. */
export function heldCredentials(): string {
  const list = document.querySelector('[aria-label="Your credentials"]')
  return list?.textContent ?? 'no list'
}

/** The code of the live badge, and the sources that its page says a policy has to name. */
export function badgeCode(): { code: string; policy: string } {
  const text = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? ''
  return {
    code: text('#html [role=group][aria-label="Live badge"]'),
    policy: text('#policy [role=group]'),
  }
}

/** How round a corner of the live badge is; null while it is not drawn. */
export function badgeCorner(): string | null {
  const link = document.querySelector('supplier-badge')?.shadowRoot?.querySelector('a')
  return link ? getComputedStyle(link).borderTopLeftRadius : null
}

/** What the field holds that has the focus. */
export function focusedValue(): string | null {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field.value : null
}

/**
 * Has the rules for paper hold from now on, and those for a screen no longer.
 * @returns what the page shows then
 */
export function holdPaperRules(): string {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        const { media } = rule
        media.mediaText = media.mediaText.replace('screen', 'not all').replace('print', 'all')
      }
      if ('cssRules' in rule) visit(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
  return document.body.innerText
}
