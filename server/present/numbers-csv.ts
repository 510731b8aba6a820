import { flowNames, type Numbers, stockNames } from '#src/contract/operate/numbers.ts'
import { addDays } from '#src/contract/trust/local-date.ts'
import { formatCsv } from '../texts/format-csv.ts'

/** A row for each day, with the names of the API as headings; empty where nothing was counted. */
export function numbersCsv({ from, flows, stocks }: Numbers): string {
  const days = flows.views.map((_, at) => addDays(from, at))
  const rows = days.map((day, at) => [
    day,
    ...stockNames.map((name) => String(stocks[name][day] ?? '')),
    ...flowNames.map((name) => String(flows[name][at] ?? '')),
  ])
  return formatCsv([['day', ...stockNames, ...flowNames], ...rows])
}
