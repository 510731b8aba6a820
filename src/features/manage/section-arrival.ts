import type { Section } from './section.ts'

/** Id of a section's panel; never the hash of an address, so that it cannot be one of a part. */
export function panelId(section: Section): string {
  return `panel-${section}`
}

/**
 * Brings a section into sight, 70 px below the edge, and puts the focus there, so that the next key
 * press and the next word read out are its own (MNG-3). Does nothing while it is out of the page.
 * @param hash id of the part of the profile that was chosen, or nothing
 */
export function arriveAt(section: Section, hash: string): void {
  const panel = document.getElementById(panelId(section))
  const part = hash ? document.getElementById(hash) : null
  const element = part && panel?.contains(part) ? part : panel
  if (!element?.checkVisibility()) return
  // Parts of the form take no focus of their own.
  if (element.tabIndex < 0) element.tabIndex = -1
  element.scrollIntoView({ block: 'start' })
  element.focus({ preventScroll: true })
}
