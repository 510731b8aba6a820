/** Whether the reader asked the browser to spare data; where it does not tell, no. */
export function savesData(navigator: object): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
