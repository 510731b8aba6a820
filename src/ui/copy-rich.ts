/** Puts HTML on the clipboard: a rich text field gets what it draws, any other the text itself. */
export function copyRich(html: string): Promise<void> {
  const as = (type: string) => new Blob([html], { type })
  const item = new ClipboardItem({ 'text/html': as('text/html'), 'text/plain': as('text/plain') })
  return navigator.clipboard.write([item])
}
