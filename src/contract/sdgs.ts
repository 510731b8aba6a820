export type SdgNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17

/** One of the 17 Sustainable Development Goals of the United Nations. */
export type Sdg = {
  readonly id: SdgNumber
  /** The goal's own colour. */
  readonly colour: `#${string}`
  /** Text colour that reaches 4.5:1 (WCAG AA) on it: white does not on most of the bright ones. */
  readonly ink: '#000000' | '#ffffff'
}

/** Short, since every profile brings them along; from the UN's communication guidelines. */
const colours =
  'e5243b dda63a 4c9f38 c5192d ff3a21 26bde2 fcc30b a21942 fd6925 ' +
  'dd1367 fd9d24 bf8b2e 3f7e44 0a97d9 56c02b 00689d 19486a'
/** Goals whose colour is dark enough for white on it. */
const dark = [1, 4, 8, 10, 13, 16, 17]

/** The goals in their order. */
export const sdgs: readonly Sdg[] = colours.split(' ').map((colour, at) => ({
  id: (at + 1) as SdgNumber,
  colour: `#${colour}`,
  ink: dark.includes(at + 1) ? '#ffffff' : '#000000',
}))

/** The goal with that number, if there is one. */
export function sdgById(id: number): Sdg | undefined {
  return sdgs[id - 1]
}
