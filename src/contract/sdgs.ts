export type SdgNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17

/** One of the 17 Sustainable Development Goals of the United Nations. */
export type Sdg = {
  readonly id: SdgNumber
  /** The goal's own colour. */
  readonly colour: `#${string}`
  /** Text colour that reaches 4.5:1 (WCAG AA) on it: white does not on most of the bright ones. */
  readonly ink: '#000000' | '#ffffff'
}

const black = '#000000'
const white = '#ffffff'

/** Rows, since every profile brings them along; colours from the UN's communication guidelines. */
const rows: readonly (readonly [Sdg['colour'], Sdg['ink']])[] = [
  ['#e5243b', white],
  ['#dda63a', black],
  ['#4c9f38', black],
  ['#c5192d', white],
  ['#ff3a21', black],
  ['#26bde2', black],
  ['#fcc30b', black],
  ['#a21942', white],
  ['#fd6925', black],
  ['#dd1367', white],
  ['#fd9d24', black],
  ['#bf8b2e', black],
  ['#3f7e44', white],
  ['#0a97d9', black],
  ['#56c02b', black],
  ['#00689d', white],
  ['#19486a', white],
]

/** The goals in their order. */
export const sdgs: readonly Sdg[] = rows.map(([colour, ink], at) => ({
  id: (at + 1) as SdgNumber,
  colour,
  ink,
}))

/** The goal with that number, if there is one. */
export function sdgById(id: number): Sdg | undefined {
  return sdgs[id - 1]
}
