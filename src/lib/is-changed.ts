/**
 * Whether a person has typed, ticked, chosen or unticked something since the page came.
 * @param control an input, a select or a text area
 */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLInputElement) {
    return ['checkbox', 'radio'].includes(control.type)
      ? control.checked !== control.defaultChecked
      : control.value !== control.defaultValue
  }
  if (!(control instanceof HTMLSelectElement)) return false
  return [...control.options].some((one) => one.defaultSelected && !one.selected)
}
