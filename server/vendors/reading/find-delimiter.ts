const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

/** Lines by which it is told. */
const sample = 60

/**
 * What stands between the cells of a text: the sign that most lines have equally often, outside of quotes. A first line
 * `sep=;`, as Excel reads it, says so itself.
 * @returns with the text that is left to read, and how many lines were taken from it
 */
export function findDelimiter(text: string): {
  delimiter: Delimiter
  rest: string
  skipped: number
} {
  const said = /^sep=([,;\t|])\n/i.exec(text)
  if (said) return { delimiter: said[1] as Delimiter, rest: text.slice(said[0].length), skipped: 1 }
  const lines = countsOfLines(text)
  const judged = delimiters.map((delimiter, at) => {
    const counts = lines.map((line) => line[at] ?? 0).filter((count) => count > 0)
    const usual = mostFrequent(counts)
    // Lines that have it as often as most others tell more than lines that have it at all.
    const same = counts.filter((count) => count === usual).length
    return { delimiter, score: same * Math.sqrt(usual), total: counts.length }
  })
  const [best] = judged.toSorted((one, other) => other.score - one.score || other.total - one.total)
  return { delimiter: best?.delimiter ?? ',', rest: text, skipped: 0 }
}

/** For each line how often each delimiter stands in it outside of quotes. */
function countsOfLines(text: string): number[][] {
  const lines: number[][] = []
  let line = delimiters.map(() => 0)
  let isQuoted = false
  let isEmpty = true
  for (const letter of text.slice(0, 200_000)) {
    if (letter === '"') isQuoted = !isQuoted
    else if (letter === '\n' && !isQuoted) {
      if (!isEmpty) lines.push(line)
      if (lines.length === sample) return lines
      line = delimiters.map(() => 0)
      isEmpty = true
      continue
    }
    isEmpty = false
    const at = isQuoted ? -1 : delimiters.indexOf(letter as Delimiter)
    if (at >= 0) line[at] = (line[at] ?? 0) + 1
  }
  if (!isEmpty) lines.push(line)
  return lines
}

/** The largest of those numbers that come most often; 0 for none. */
function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  const sorted = [...times].toSorted((one, other) => other[1] - one[1] || other[0] - one[0])
  return sorted[0]?.[0] ?? 0
}
