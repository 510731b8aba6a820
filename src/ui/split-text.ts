/**
 * Cuts a text for a preview.
 * @param limit characters of the first part, counted as people see code points, so that no emoji or
 *   accented letter beyond the basic plane is cut in half
 * @returns the preview and the rest; `rest` is empty when the text is short enough
 */
export function splitText(text: string, limit: number): { preview: string; rest: string } {
  const characters = [...text]
  return {
    preview: characters.slice(0, limit).join(''),
    rest: characters.slice(limit).join(''),
  }
}
