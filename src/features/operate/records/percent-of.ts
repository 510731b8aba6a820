/**
 * @param typed by a person, with a point or a comma
 * @returns undefined for what is no number of percent; null where it is no reduction
 */
export function percentOf(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.')
  if (text === '') return null
  const percent = Number(text)
  return /^\d+(\.\d+)?$/.test(text) && percent <= 100 ? percent : undefined
}
