import type { RequestCounts } from '#src/contract/requests/request-counts.ts'
import { isBeyondStandard } from '#src/contract/requests/request-item.ts'
import type { AnswerInput } from '#src/contract/requests/request.ts'
import { checkAnswers } from '../../policies/request-answers.ts'
import { problem } from '../../texts/problem.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../engine.ts'
import { appendEvent } from '../events/append-event.ts'
import type { Occasion } from '../events/event.ts'
import { lockOrganisation } from '../organisations/lock-organisation.ts'
import type { OrganisationKey } from '../organisations/organisation-record.ts'
import {
  pageOfRequests,
  readRequest,
  type RequestPage,
  type StoredRequest,
} from './read-requests.ts'

type Supplier = Pick<OrganisationKey, 'id' | 'slug'>
type Seen = { id: string; version: number }

export type ReceivedRequests = {
  /** The newest first. */
  page(organisationId: string, after?: string): Promise<RequestPage>
  counts(organisationId: string): Promise<RequestCounts>
  /**
   * Answers items; whoever sent the request is told once nothing in it waits any more.
   * @throws ProblemError 404, 409 where it was withdrawn, 412 where it is not the version that was looked at, 422
   *   naming the answer that cannot be taken
   */
  answer(
    supplier: Supplier,
    by: string,
    seen: Seen,
    answers: readonly AnswerInput[],
    occasion: Occasion | null,
  ): Promise<StoredRequest>
  /** Declines what waits and goes beyond the standard. @throws ProblemError as `answer` does */
  declineBeyond(
    supplier: Supplier,
    by: string,
    seen: Seen,
    occasion: Occasion | null,
  ): Promise<StoredRequest>
  /** Takes no more requests of the buyer of a request, or takes them again. @throws ProblemError 404 */
  refuse(supplier: Supplier, by: string, id: string, isRefused: boolean): Promise<StoredRequest>
}

export function createReceivedRequests(db: Connection): ReceivedRequests {
  const alone = <Result>(
    { id }: Supplier,
    work: (transaction: Connection) => Promise<Result>,
  ): Promise<Result> =>
    db.transaction().execute(async (transaction) => {
      await lockOrganisation(transaction, id)
      return work(transaction)
    })
  const answerWith = (
    supplier: Supplier,
    by: string,
    { id, version }: Seen,
    answersTo: (request: StoredRequest) => readonly AnswerInput[],
    occasion: Occasion | null,
  ) =>
    alone(supplier, async (transaction) => {
      const request = await readRequest(transaction, { supplierId: supplier.id }, id)
      if (request.withdrawnAt !== null) throw problem(409, 'problems.request-withdrawn')
      const answers = answersTo(request)
      checkAnswers(request.items, answers)
      await raiseRequest(transaction, { id, version })
      const now = new Date().toISOString()
      for (const { item, outcome, text } of answers)
        await transaction
          .updateTable('request_items')
          .set({ outcome, text, answered_at: now, answered_by: by })
          .where('id', '=', item)
          .execute()
      await note(transaction, supplier, by, 'answer', id)
      const answered = await readRequest(transaction, { supplierId: supplier.id }, id)
      if (isWaiting(request) && !isWaiting(answered))
        await appendEvent(transaction, {
          ...{ type: 'request.answered', organisationId: supplier.id, userId: null },
          data: { occasion, request: id },
        })
      return answered
    })
  return {
    page: (supplierId, after) => pageOfRequests(db, { supplierId }, after),
    counts: (organisationId) => countRequests(db, organisationId),
    answer: (supplier, by, seen, answers, occasion) =>
      answerWith(supplier, by, seen, () => answers, occasion),
    declineBeyond: (supplier, by, seen, occasion) =>
      answerWith(supplier, by, seen, declined, occasion),
    refuse: (supplier, by, id, isRefused) =>
      alone(supplier, async (transaction) => {
        const { buyer } = await readRequest(transaction, { supplierId: supplier.id }, id)
        await transaction
          .deleteFrom('request_refusals')
          .where('organisation_id', '=', supplier.id)
          .where('buyer_id', '=', buyer.id)
          .execute()
        if (isRefused)
          await transaction
            .insertInto('request_refusals')
            .values({
              ...{ organisation_id: supplier.id, buyer_id: buyer.id },
              created_at: new Date().toISOString(),
            })
            .execute()
        await note(transaction, supplier, by, isRefused ? 'refuse-buyer' : 'allow-buyer', id)
        return readRequest(transaction, { supplierId: supplier.id }, id)
      }),
  }
}

/** What waits for an answer and goes beyond the standard, declined without a word. */
const declined = ({ items }: StoredRequest): AnswerInput[] =>
  items
    .filter((item) => item.outcome === null && isBeyondStandard(item))
    .map(({ id }) => ({ item: id, outcome: 'declined', text: '' }))

const isWaiting = ({ items }: StoredRequest): boolean =>
  items.some(({ outcome }) => outcome === null)

async function countRequests(db: Connection, organisationId: string): Promise<RequestCounts> {
  const own = db.selectFrom('requests as r').where('r.organisation_id', '=', organisationId)
  const { all } = await own
    .select(({ fn }) => fn.countAll<number | string>().as('all'))
    .executeTakeFirstOrThrow()
  // Nearly all have none: they ask no more.
  if (Number(all) === 0) return { all: 0, open: 0 }
  const { open } = await own
    .where('r.withdrawn_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('request_items as i')
          .select('i.id')
          .whereRef('i.request_id', '=', 'r.id')
          .where('i.outcome', 'is', null),
      ),
    )
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .executeTakeFirstOrThrow()
  return { all: Number(all), open: Number(open) }
}

/** Gives a request its next version. @throws ProblemError 412 where it is not the one that was looked at */
async function raiseRequest(transaction: Connection, { id, version }: Seen): Promise<void> {
  const changed = await transaction
    .updateTable('requests')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw problem(412, 'problems.record-changed')
}

/** What is answered is for the buyer alone: the audit log does not repeat it. */
export const note = (
  transaction: Connection,
  { slug }: Supplier,
  by: string,
  verb: string,
  request: string,
) =>
  recordAudit(transaction, {
    ...{ actor: by, action: `request.${verb}`, subject: slug, details: { request } },
  })
