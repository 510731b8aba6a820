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

/** The goals in their order; colours from the UN's communication guidelines. */
export const sdgs: readonly Sdg[] = [
  { id: 1, title: 'No Poverty', colour: '#e5243b', ink: white },
  { id: 2, title: 'Zero Hunger', colour: '#dda63a', ink: black },
  { id: 3, title: 'Good Health and Well-Being', colour: '#4c9f38', ink: black },
  { id: 4, title: 'Quality Education', colour: '#c5192d', ink: white },
  { id: 5, title: 'Gender Equality', colour: '#ff3a21', ink: black },
  { id: 6, title: 'Clean Water and Sanitation', colour: '#26bde2', ink: black },
  { id: 7, title: 'Affordable and Clean Energy', colour: '#fcc30b', ink: black },
  { id: 8, title: 'Decent Work and Economic Growth', colour: '#a21942', ink: white },
  { id: 9, title: 'Industry, Innovation and Infrastructure', colour: '#fd6925', ink: black },
  { id: 10, title: 'Reduced Inequalities', colour: '#dd1367', ink: white },
  { id: 11, title: 'Sustainable Cities and Communities', colour: '#fd9d24', ink: black },
  { id: 12, title: 'Responsible Consumption and Production', colour: '#bf8b2e', ink: black },
  { id: 13, title: 'Climate Action', colour: '#3f7e44', ink: white },
  { id: 14, title: 'Life Below Water', colour: '#0a97d9', ink: black },
  { id: 15, title: 'Life on Land', colour: '#56c02b', ink: black },
  { id: 16, title: 'Peace, Justice and Strong Institutions', colour: '#00689d', ink: white },
  { id: 17, title: 'Partnerships for the Goals', colour: '#19486a', ink: white },
]

/** The goal with that number, if there is one. */
export function sdgById(id: number): Sdg | undefined {
  return sdgs[id - 1]
}
