/** Milliseconds; browsers read the address some time after the press. */
const addressAge = 60_000

/** Hands a file to the browser as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), addressAge)
}
