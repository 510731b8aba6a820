/**
 * Whether a person has ticked, chosen or unticked something since the page came.
 * @param control an input, a select or a text area
 */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLInputElement) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return false
  return [...control.options].some((one) => one.defaultSelected && !one.selected)
}
