import { dayPoints } from '#src/lib/day-points.ts'
import { DayChart } from '#src/ui/day-chart.tsx'
import { samples } from '../samples.ts'
import { stateNames } from '../specimen-copy.ts'
import { State } from '../state.tsx'

const visits = [4, 9, 7, 0, 2, 12, 15, 11, 8, 3, 0, 5, 18, 21]
const { words, first, title, note } = samples.chart

/** What happens on days, and what is there on them, with days that were not counted. */
export function DayChartSpecimen() {
  return (
    <>
      <State label={stateNames.usual}>
        <DayChart
          {...{ title, note, words, shape: 'bars', figure: '115' }}
          points={dayPoints(first, visits, 'sum')}
        />
      </State>
      <State label={stateNames.gaps}>
        <DayChart
          {...{ title, words, shape: 'line', figure: '21' }}
          points={dayPoints(
            first,
            visits.map((value) => value || null),
            'last',
          )}
        />
      </State>
    </>
  )
}
