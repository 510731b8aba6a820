/**
 * The tab that a key leads to, after the tabs pattern of the ARIA Authoring Practices.
 * @param ids of the tabs, in order
 * @param shown id of the one that is shown
 * @param key as `KeyboardEvent.key` names it
 * @returns undefined where the key is none of the tabs'
 */
export function tabAfterKey(
  ids: readonly string[],
  shown: string,
  key: string,
): string | undefined {
  const at = ids.indexOf(shown)
  switch (key) {
    case 'ArrowRight':
      return ids[(at + 1) % ids.length]
    case 'ArrowLeft':
      return ids.at(at - 1)
    case 'Home':
      return ids[0]
    case 'End':
      return ids.at(-1)
    case ' ':
      return shown
    default:
      return undefined
  }
}
