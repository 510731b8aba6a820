/** One of the 17 Sustainable Development Goals of the United Nations. */
export type Sdg = {
  readonly id: number
  readonly title: string
  /** The goal's own colour. */
  readonly colour: `#${string}`
  /** Text colour that reaches 4.5:1 (WCAG AA) on it: white does not on most of the bright ones. */
  readonly ink: '#000000' | '#ffffff'
}

const black = '#000000'
const white = '#ffffff'

/** Rows, since every profile brings them along; colours from the UN's communication guidelines. */
const rows: readonly (readonly [Sdg['title'], Sdg['colour'], Sdg['ink']])[] = [
  ['No Poverty', '#e5243b', white],
  ['Zero Hunger', '#dda63a', black],
  ['Good Health and Well-Being', '#4c9f38', black],
  ['Quality Education', '#c5192d', white],
  ['Gender Equality', '#ff3a21', black],
  ['Clean Water and Sanitation', '#26bde2', black],
  ['Affordable and Clean Energy', '#fcc30b', black],
  ['Decent Work and Economic Growth', '#a21942', white],
  ['Industry, Innovation and Infrastructure', '#fd6925', black],
  ['Reduced Inequalities', '#dd1367', white],
  ['Sustainable Cities and Communities', '#fd9d24', black],
  ['Responsible Consumption and Production', '#bf8b2e', black],
  ['Climate Action', '#3f7e44', white],
  ['Life Below Water', '#0a97d9', black],
  ['Life on Land', '#56c02b', black],
  ['Peace, Justice and Strong Institutions', '#00689d', white],
  ['Partnerships for the Goals', '#19486a', white],
]

/** The goals in their order. */
export const sdgs: readonly Sdg[] = rows.map(([title, colour, ink], at) => ({
  id: at + 1,
  title,
  colour,
  ink,
}))

/** The goal with that number, if there is one. */
export function sdgById(id: number): Sdg | undefined {
  return sdgs[id - 1]
}
