import type { ColumnGuess, ColumnKind, ColumnMeaning } from '#src/contract/vendors/vendor-column.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { fold } from '../../store/names.ts'
import type { SheetRow } from '../reading/sheet-row.ts'
import { countryFinder } from './country-finder.ts'
import { findHeadings } from './find-headings.ts'
import { judgeHeading } from './heading-phrases.ts'
import { judgeValues } from './judge-values.ts'
import { numberKinds } from './number-kinds.ts'

/** Cells of a column that are looked at. */
const sample = 40
/** What less speaks for is nothing. */
const least = 0.3
/** Share of the cells of a column that have right check digits of a kind where they are numbers of that kind. */
const proving = 0.9
/** Of these a list has one column; of the others as many as there are. */
const single: readonly ColumnKind[] = ['name', 'country', 'town', 'spend', 'vendor-number']

type Candidate = { column: number; meaning: ColumnMeaning; certainty: number }

export type GuessedColumns = {
  /** Place of the row with the headings among the given ones; null: there is none. */
  headingsAt: number | null
  columns: ColumnGuess[]
}

/** Guesses what each column of a list has, by its heading and by what stands in it. */
export function createColumnGuesser(catalogue: Catalogue) {
  const numbers = numberKinds(catalogue)
  const judges = {
    findCountry: countryFinder(catalogue),
    numbers,
    normalIdentifier: catalogue.normalIdentifier,
  }

  /** What speaks for each meaning of a column. */
  function candidatesOf(column: number, heading: string, cells: readonly string[]): Candidate[] {
    const said = judgeHeading(heading)
    const { kinds, numbers: found } = judgeValues(cells, judges)
    const plain = [...new Set([...said.keys(), ...kinds.keys()])].flatMap((kind): Candidate[] =>
      kind === 'identifier'
        ? []
        : [
            {
              column,
              meaning: { kind },
              certainty: both(said.get(kind) ?? 0, kinds.get(kind) ?? 0),
            },
          ],
    )
    const words = ` ${fold(heading)} `
    const typed = numbers.flatMap((kind): Candidate[] => {
      const isNamed = kind.words.some((word) => words.includes(` ${word} `))
      const share = found.get(kind) ?? 0
      // Numbers without check digits fit too many kinds to be told by their form, and some of another kind pass.
      const isProved = kind.isChecked && cells.length > 1 && share >= proving
      const certainty = isNamed
        ? cells.length === 0
          ? 0.7
          : 0.35 + 0.65 * share
        : isProved
          ? both(said.get('number') ?? 0, share)
          : 0
      return certainty > 0
        ? [{ column, meaning: { kind: 'identifier', typeId: kind.typeId }, certainty }]
        : []
    })
    return [...plain, ...typed]
  }

  /** @param rows the first ones of the file, some hundreds */
  return (rows: readonly SheetRow[]): GuessedColumns => {
    const headingsAt = findHeadings(rows)
    const headings = headingsAt === null ? [] : (rows[headingsAt]?.cells ?? [])
    const below = rows.slice(headingsAt === null ? 0 : headingsAt + 1)
    const width = Math.max(headings.length, ...below.map(({ cells }) => cells.length))
    const all = Array.from({ length: width }, (_, column) => {
      const cells = below.map((row) => row.cells[column] ?? '').filter(Boolean)
      return candidatesOf(column, headings[column] ?? '', cells.slice(0, sample))
    })
    const chosen = choose(all.flat())
    const columns = all.map((_, column): ColumnGuess => {
      const { meaning, certainty } = chosen.get(column) ?? {
        meaning: { kind: 'other' },
        certainty: 0,
      }
      return {
        column,
        heading: headings[column] ?? '',
        meaning,
        certainty: Math.round(certainty * 100) / 100,
      }
    })
    return { headingsAt, columns }
  }
}

/** Heading and values together: each alone tells much, and both more. */
const both = (heading: number, values: number) => 1 - (1 - 0.85 * heading) * (1 - 0.75 * values)

/** The best meaning of each column, the surest first, so that none of which there is one is given twice. */
function choose(candidates: readonly Candidate[]): Map<number, Candidate> {
  const chosen = new Map<number, Candidate>()
  const given = new Set<ColumnKind>()
  const sorted = candidates
    .filter(({ certainty }) => certainty >= least)
    .toSorted((one, other) => other.certainty - one.certainty || one.column - other.column)
  for (const candidate of sorted) {
    const { kind } = candidate.meaning
    if (chosen.has(candidate.column) || (single.includes(kind) && given.has(kind))) continue
    chosen.set(candidate.column, candidate)
    given.add(kind)
  }
  return chosen
}
