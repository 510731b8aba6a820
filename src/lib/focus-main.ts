/** Gives the focus to the page where the element that had it goes; else the keyboard would begin at its top. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
