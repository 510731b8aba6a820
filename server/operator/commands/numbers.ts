import {
  flowNames,
  lastStock,
  numberPeriods,
  type Numbers,
  queueNames,
  stockNames,
} from '#src/contract/operate/numbers.ts'
import { numbersCsv } from '../../present/numbers-csv.ts'
import { command } from '../command.ts'
import type { OperatorContext } from '../context.ts'
import type { Cell } from '../format-table.ts'
import { OperatorError, UsageError } from '../operator-error.ts'
import { table } from '../outcome.ts'

const columns = { number: 'NUMBER', count: 'COUNT', before: 'BEFORE' } as const

export const numbers = command({
  name: 'numbers',
  summary: 'Show what the portal counts: suppliers, profiles, waits, searches, views and badges.',
  options: {
    days: { type: 'string', value: 'DAYS', help: `${numberPeriods.join(', ')}; 30 if left out.` },
    brand: { type: 'string', value: 'BRAND', help: 'Of one brand alone.' },
    csv: { type: 'boolean', help: 'A row for each day, for spreadsheets.' },
  },
  details:
    'BEFORE is the period of the same length before. What there is of suppliers is counted every six hours, what happens is in it within a minute, decisions within six hours. Waits are in hours.',
  async run(context, { values: { days = '30', brand, csv } }) {
    const period = numberPeriods.find((one) => one === days)
    if (!period) throw new UsageError(`--days must be one of ${numberPeriods.join(', ')}.`)
    const found = await read(context, Number(period), brand)
    if (csv) return { kind: 'parts', parts: csvOf(found) }
    return table(columns, rowsOf(found), { empty: '', data: [found] })
  },
})

async function read(
  context: OperatorContext,
  days: number,
  brand: string | undefined,
): Promise<Numbers> {
  const store = await context.store()
  if (brand !== undefined && !(await store.brands.all()).some(({ id }) => id === brand))
    throw new OperatorError(`There is no brand '${brand}'.`)
  return store.numbers.of(brand === undefined ? 'all' : [brand], days, Date.now())
}

async function* csvOf(found: Numbers) {
  yield numbersCsv(found)
}

type Row = Record<keyof typeof columns, Cell>

function rowsOf(found: Numbers): Row[] {
  const hours = (wait: number | null) => wait && Math.round(wait / 3_600_000)
  const now = (number: string, count: Cell): Row => ({ number, count, before: null })
  return [
    ...stockNames.map((name) => now(name, lastStock(found.stocks[name]) ?? null)),
    ...queueNames.map((name) => now(`waiting ${name}`, found.waiting[name])),
    now('medianWait', hours(found.medianWait)),
    now('ninetiethWait', hours(found.ninetiethWait)),
    now('undelivered', found.undelivered),
    ...flowNames.map((name) => ({
      number: name,
      count: found.flows[name].reduce((sum, one) => sum + one, 0),
      before: found.before[name],
    })),
  ]
}
