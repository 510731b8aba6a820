import { operateCatalogueEndpoints } from '#src/contract/endpoints/operate-catalogue.ts'
import { catalogueFileRows } from '#src/contract/operate/catalogue.ts'
import type { CsvFault } from '../../catalogue/csv/csv-fault.ts'
import { decodeCsv } from '../../catalogue/csv/decode-csv.ts'
import { readEntryCsv } from '../../catalogue/csv/read-entry-csv.ts'
import { writeEntryCsv } from '../../catalogue/csv/write-entry-csv.ts'
import { presentFault, presentPlanned } from '../../present/catalogue-entry.ts'
import { readRow } from '../../store/catalogue/stored-entries.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { requireAllBrands } from './catalogue-problems.ts'
import { sendCsv } from './send-csv.ts'

const { catalogueFile, planCatalogueFile, takeCatalogueFile } = operateCatalogueEndpoints

/** Faults of a file that are told at once. */
const mostFaults = 100
/** Entries that are named as changed since. */
const mostNamed = 5

/** The catalogue as CSV, out and in (OPR-5). */
export function catalogueFileRoutes({ router, store }: RouteDependencies): void {
  const { catalogueEdits } = store
  const read = (bytes: Buffer) => readEntryCsv(decodeCsv(bytes), catalogueFileRows)

  router.operators(catalogueFile, async ({ reply }) => {
    const rows = await catalogueEdits.rows()
    return sendCsv(reply, 'credence-catalogue', writeEntryCsv(rows.map(readRow)))
  })

  router.operators(planCatalogueFile, async ({ scope, bytes }) => {
    requireAllBrands(scope)
    const { rows, faults: ofFile } = await read(bytes)
    const { entries, unchanged, faults: ofRows, seen } = await catalogueEdits.plan(rows)
    const faults = [...ofFile, ...ofRows].toSorted((one, other) => one.line - other.line)
    return {
      data: {
        ...{ seen, unchanged, rows: entries.map(presentPlanned) },
        faults: faults.slice(0, mostFaults).map(presentFault),
        hasMoreFaults: faults.length > mostFaults,
      },
    }
  })

  router.operators(takeCatalogueFile, async ({ scope, user, query: { seen }, bytes }) => {
    requireAllBrands(scope)
    const { rows, faults } = await read(bytes)
    refuse(faults)
    const taken = await catalogueEdits.take({ rows, seen, actor: user.email })
    if ('changed' in taken) {
      const { changed } = taken
      const ids = changed.slice(0, mostNamed).join(', ') + (changed.length > mostNamed ? ' …' : '')
      throw problem(409, 'problems.entry-changed.file', { params: { ids } })
    }
    const { entries, faults: ofRows } = taken.plan
    refuse(ofRows)
    const added = entries.filter(({ isNew }) => isNew).length
    return { data: { added, changed: entries.length - added } }
  })
}

/** @throws ProblemError 422 naming the first place, unless there is none */
function refuse(faults: readonly CsvFault[]): void {
  const [first] = faults
  if (!first) return
  const { line, column } = first
  const params = { count: faults.length, line, column: column ?? '' }
  throw problem(422, 'problems.unfit-csv.faults', { params })
}
