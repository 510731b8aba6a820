/** ms; some browsers read the file only after the press is over. */
const grace = 60_000

/** Hands JSON text to the browser as a file to keep. */
export function downloadText(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), grace)
}
