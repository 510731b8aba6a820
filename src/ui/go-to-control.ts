/**
 * Brings a control into sight, with its label or legend, and gives it the focus.
 * @param id of the control
 * @returns whether the page has it
 */
export function goToControl(id: string): boolean {
  const control = document.getElementById(id)
  if (!control) return false
  headOf(control).scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
  return true
}

/**
 * The element to scroll into view with a control: its label, or the legend of
 * the radio buttons it is the first of.
 */
function headOf(control: HTMLElement): Element {
  const group = control.matches('[type=radio]') && control.closest('fieldset')
  return group || (document.querySelector(`label[for="${CSS.escape(control.id)}"]`) ?? control)
}
