/**
 * Cuts a text for a preview, between words where it has words. What lies between them goes to the rest.
 * @param limit the most characters of the first part, counted as people see code points, so that no emoji
 *   or accented letter beyond the basic plane is cut in half
 * @returns the preview and the rest; `rest` is empty when the text is short enough
 */
export function splitText(text: string, limit: number): { preview: string; rest: string } {
  const characters = [...text]
  if (characters.length <= limit) return { preview: text, rest: '' }
  const most = characters.slice(0, limit).join('')
  // A text without spaces, such as a Japanese one, has to be cut where the room ends.
  const words = (most + characters[limit]).replace(/(?:^|\s+)\S*$/u, '')
  const preview = words || most
  return { preview, rest: text.slice(preview.length) }
}
