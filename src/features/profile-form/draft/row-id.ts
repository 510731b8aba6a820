/** An id for a row that the server has not seen. Drafts keep it, and two tabs may add rows to one. */
export function newRowId(): string {
  return crypto.randomUUID()
}
