/** For a page that opens next: the browser refuses every database, as some do in private windows. */
export const blockDatabases = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}
