/**
 * Makes slips of the finger: a letter left out, put in, replaced or swapped with the next; one in a
 * short name, one or two from eight letters; the first letter is hit one time in ten.
 */
export function createMisspeller(random: () => number): (name: string) => string {
  const below = (end: number) => Math.floor(random() * end)
  const letter = () => String.fromCharCode(97 + below(26))
  const slip = (text: string): string => {
    const at = random() < 0.1 ? 0 : 1 + below(text.length - 1)
    const [before, here, after] = [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
    const kinds = [
      () => before + after,
      () => before + letter() + here + after,
      () => before + letter() + after,
      () => before + after.slice(0, 1) + here + after.slice(1),
    ]
    return kinds[below(kinds.length)]?.() ?? text
  }
  return (name) => {
    const once = slip(name)
    return name.length >= 8 && random() < 0.5 ? slip(once) : once
  }
}
