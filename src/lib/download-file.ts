/** Milliseconds; some browsers read the address only after the press is over. */
const addressAge = 60_000

/**
 * Hands a file to the browser as a download.
 * @param name that the browser suggests for it
 */
export function downloadFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), addressAge)
}
