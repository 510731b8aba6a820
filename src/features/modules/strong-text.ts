/** A piece of a title. */
export type TitlePart = { text: string; isStrong: boolean }

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/**
 * Reads a title that may hold `<strong>`, nothing else (MOD-1): any other markup is shown as it is
 * written, for nothing of it is ever handed to a parser.
 * @param markup not trusted
 */
export function readStrongText(markup: string): TitlePart[] {
  let depth = 0
  const parts: TitlePart[] = []
  for (const piece of markup.split(/(<\/?strong>)/i)) {
    if (/^<strong>$/i.test(piece)) depth += 1
    else if (/^<\/strong>$/i.test(piece)) depth = Math.max(0, depth - 1)
    else if (piece) parts.push({ text: decode(piece), isStrong: depth > 0 })
  }
  return parts
}

/** The five characters that a back end writes as entities. */
function decode(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
}
