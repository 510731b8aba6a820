import * as v from 'valibot'
import { operateCatalogueEndpoints } from '#src/contract/endpoints/operate-catalogue.ts'
import {
  entryHistoryPage,
  mostHoldersCounted,
  mostHoldersListed,
} from '#src/contract/operate/catalogue.ts'
import type { CredentialChanges } from '#src/contract/operate/credential-changes.ts'
import { effectiveEntry } from '../../catalogue/credentials/effective-entry.ts'
import { entryIn } from '../../catalogue/credentials/credential-entry.ts'
import { entryFields } from '../../catalogue/credentials/entry-changes.ts'
import { parse } from '../../http/parse.ts'
import { type OperatorScope, requireStepUp } from '../../policies/operator.ts'
import { presentEntry, presentRow } from '../../present/catalogue-entry.ts'
import { guideTo } from '../../present/credential-guide.ts'
import { oursOf } from '../../store/catalogue/stored-entries.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { catalogueFileRoutes } from './catalogue-file-routes.ts'
import { refusedEntry, requireAllBrands } from './catalogue-problems.ts'

const { operatedCatalogue, operatedEntry, catalogueEntryHistory } = operateCatalogueEndpoints
const { addCatalogueEntry, changeCatalogueEntry, offerCatalogueEntry, mergeCatalogueEntry } =
  operateCatalogueEndpoints
const { previewCatalogueEntry } = operateCatalogueEndpoints

/** The rules that only the server can judge, under the name that the body has for them. */
const judged = v.strictObject({ content: entryFields })

/** The credentials of the catalogue, as editors read and change them (OPR-5). */
export function catalogueEditRoutes(dependencies: RouteDependencies): void {
  catalogueFileRoutes(dependencies)
  const { router, store } = dependencies
  const { catalogueEdits } = store
  /** @throws ProblemError 404 where the catalogue has none with this id */
  const find = async (id: string) => {
    const row = await catalogueEdits.row(id)
    if (!row) throw problem(404, 'problems.unknown-record')
    return row
  }
  const answer = async (id: string, scope: OperatorScope) => {
    const [row, holders] = await Promise.all([
      find(id),
      catalogueEdits.holders([id], mostHoldersCounted),
    ])
    return { data: presentEntry(row, holders.get(id), scope === 'all') }
  }
  const judge = (content: CredentialChanges) => parse(judged, { content }, 'body').content

  router.operators(operatedCatalogue, async ({ scope }) => {
    const rows = await catalogueEdits.rows()
    const ids = rows.map(({ id }) => id)
    const holders = await catalogueEdits.holders(ids, mostHoldersListed)
    const results = rows.map((row) => presentRow(row, holders.get(row.id)))
    return { results, mayChange: scope === 'all' }
  })

  router.operators(operatedEntry, ({ scope, params: { id } }) => answer(id, scope))

  router.operators(catalogueEntryHistory, async ({ params: { id }, query: { after } }) => {
    const wanted = { limit: entryHistoryPage, before: after }
    const history = await catalogueEdits.history(id, wanted)
    if (!history) throw problem(404, 'problems.unknown-record')
    return { results: history.events, next: history.next }
  })

  router.operators(addCatalogueEntry, async ({ scope, user, body: { id, content } }) => {
    requireAllBrands(scope)
    const edit = { id, changes: judge(content), actor: user.email }
    await catalogueEdits.add(edit).catch(refusedEntry)
    return answer(id, scope)
  })

  router.operators(changeCatalogueEntry, async ({ scope, user, params: { id }, body }) => {
    requireAllBrands(scope)
    const { merged_into: into } = await find(id)
    if (into !== null) throw problem(409, 'problems.unfit-entry.merged', { params: { into } })
    const edit = { id, version: body.version, changes: judge(body.content), actor: user.email }
    await catalogueEdits.change(edit).catch(refusedEntry)
    return answer(id, scope)
  })

  router.operators(offerCatalogueEntry, async ({ scope, user, params: { id }, body }) => {
    requireAllBrands(scope)
    await catalogueEdits.offer({ id, ...body, actor: user.email }).catch(refusedEntry)
    return answer(id, scope)
  })

  router.operators(mergeCatalogueEntry, async ({ scope, user, params: { id }, body }) => {
    requireAllBrands(scope)
    requireStepUp(user)
    await catalogueEdits.merge({ id, ...body, actor: user.email }).catch(refusedEntry)
    return answer(id, scope)
  })

  router.operators(previewCatalogueEntry, async ({ params: { id }, body }) => {
    const row = await catalogueEdits.row(id)
    const entry = effectiveEntry(id, oursOf(row?.ours ?? null), storable(body.content))
    return { data: guideTo(body.language, entryIn(entry, body.language)) }
  })
}

/** What of some changes could be stored; the rest is not typed to its end yet. */
function storable(changes: Readonly<Record<string, unknown>>): CredentialChanges {
  const fit = Object.entries(entryFields.entries).flatMap(([name, schema]) => {
    const given = v.safeParse(schema.wrapped, changes[name])
    return given.success ? [[name, given.output] as const] : []
  })
  return Object.fromEntries(fit)
}
