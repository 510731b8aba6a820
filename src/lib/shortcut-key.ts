/** What a key is called on keyboards without Latin letters, where it writes the mark of the same meaning. */
const marks: Readonly<Record<string, string>> = { '؟': '?' }

/**
 * The name of a key as shortcuts know it, whatever the layout, with and without Caps Lock.
 * @returns a Latin letter in lower case, also where a key writes another script and would write this letter
 *   on a Latin keyboard; every other key as it is
 */
export function shortcutKey({ key, code }: { key: string; code: string }): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  const isCharacter = [...key].length === 1
  const letter = isCharacter ? /^Key([A-Z])$/.exec(code)?.[1] : undefined
  return letter?.toLowerCase() ?? marks[key] ?? key
}
