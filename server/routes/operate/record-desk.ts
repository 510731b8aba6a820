import type { EditedRecord, EditedRecords } from '#src/contract/operate/edited-record.ts'
import { isWithin, type OperatorScope } from '../../policies/operator.ts'
import type { Store } from '../../store/create-store.ts'
import {
  type ListedRecord,
  RecordChanged,
  type RecordEdits,
} from '../../store/records/record-edits.ts'
import { problem } from '../../texts/problem.ts'

type RecordDeskOptions<Content> = {
  store: Pick<Store, 'brands'>
  edits: RecordEdits<Content>
  /** The brand that a record belongs to; null: every brand, which only editors of all brands change. */
  brandOf: (content: Content) => string | null
  /** Path of the brand in the body of a call; null: its records belong to the installation. */
  brandField: string | null
  /** Path in the body of a call of what the id is made of; left out: `content.id`. */
  idField?: string
  /** Whether a record may be of every brand; left out: it may. */
  mayBeShared?: boolean
}

/** Who edits, and where they may. */
type By = { scope: OperatorScope; user: { email: string } }

/**
 * What editors may do with the records of one kind: they see those of their brands and of every brand, and
 * change the former (OPR-5). All of it throws ProblemError 404 for a record that the editor does not see, 403
 * for one that is not theirs to change, and 409 for one that is another by now.
 */
export function recordDesk<Content>(options: RecordDeskOptions<Content>) {
  const { store, edits, brandOf, brandField, idField = 'content.id', mayBeShared = true } = options
  const isShownTo = (scope: OperatorScope, content: Content) => {
    const brandId = brandOf(content)
    return brandId === null || isWithin(scope, brandId)
  }
  const present = (scope: OperatorScope, { content, version, facts }: ListedRecord<Content>) => ({
    ...{ content, version },
    ...(facts && { facts }),
    mayChange: isWithin(scope, brandOf(content)),
  })
  async function list(scope: OperatorScope): Promise<EditedRecords<Content>> {
    const [all, brands] = await Promise.all([edits.list(), store.brands.all()])
    return {
      results: all
        .filter(({ content }) => isShownTo(scope, content))
        .map((one) => present(scope, one)),
      brands: brands.filter(({ id }) => isWithin(scope, id)).map(({ id, name }) => ({ id, name })),
      mayShare: mayBeShared && scope === 'all',
    }
  }
  async function find(scope: OperatorScope, id: string): Promise<EditedRecord<Content>> {
    const found = (await edits.list()).find(({ content }) => edits.idOf(content) === id)
    if (!found || !isShownTo(scope, found.content)) throw problem(404, 'problems.unknown-record')
    return present(scope, found)
  }
  function requireBrandOf(scope: OperatorScope, content: Content): void {
    const brandId = brandOf(content)
    if (isWithin(scope, brandId)) return
    const field = brandField === null ? {} : { field: brandField }
    throw brandId === null
      ? problem(403, 'problems.not-an-operator.shared-record', field)
      : problem(403, 'problems.not-an-operator', field)
  }
  return {
    list,
    find,
    /** Adds a record. @param after as in `EditedRecord` of the store */
    async create({ scope, user }: By, content: Content, after?: string | null) {
      requireBrandOf(scope, content)
      await edits.save({ content, after, version: null, actor: user.email }).catch(refused(idField))
      return find(scope, edits.idOf(content))
    },
    /** @param id of the record that was looked at, in the version that was seen */
    async change({ scope, user }: By, id: string, version: string, content: Content) {
      requireBrandOf(scope, (await find(scope, id)).content)
      requireBrandOf(scope, content)
      if (edits.idOf(content) !== id)
        throw problem(422, 'problems.invalid.unfit', {
          field: idField,
          params: { fault: 'cannot be changed' },
        })
      await edits.save({ content, version, actor: user.email }).catch(refused(null))
      return find(scope, id)
    },
    async remove({ scope, user }: By, id: string, version: string) {
      requireBrandOf(scope, (await find(scope, id)).content)
      await edits.remove({ id, version, actor: user.email }).catch(refused(null))
    },
    /** @returns all records in the order as it is then */
    async move({ scope, user }: By, id: string, after: string | null) {
      requireBrandOf(scope, (await find(scope, id)).content)
      if (after !== null) await find(scope, after)
      if (!(await edits.move({ id, after, actor: user.email })))
        throw problem(409, 'problems.record-changed')
      return list(scope)
    },
  }
}

/** @param taken field whose id is taken where there is one already; null: it was changed meanwhile */
const refused =
  (taken: string | null) =>
  (error: unknown): never => {
    if (!(error instanceof RecordChanged)) throw error
    throw taken === null
      ? problem(409, 'problems.record-changed')
      : problem(409, 'problems.record-exists', { field: taken })
  }
