import type { MatchRange } from '../lib/match-ranges.ts'
import styles from './highlighted.module.css'

export type HighlightedProps = { text: string; matches: readonly MatchRange[] }

/** A text with what a search matched in it marked. What it says, and the name it gives, stay the same. */
export function Highlighted({ text, matches }: HighlightedProps) {
  return (
    <span className={styles.highlighted} dir="auto">
      {partsOf(text, matches).map(({ from, part, isMatch }) =>
        isMatch ? (
          <mark key={from} className={styles.match}>
            {part}
          </mark>
        ) : (
          <span key={from}>{part}</span>
        ),
      )}
    </span>
  )
}

function partsOf(text: string, matches: readonly MatchRange[]) {
  const cuts = [...new Set([0, ...matches.flat(), text.length])]
  const starts = new Set(matches.map(([from]) => from))
  return cuts
    .map((from, at) => ({ from, part: text.slice(from, cuts[at + 1]), isMatch: starts.has(from) }))
    .filter(({ part }) => part !== '')
}
