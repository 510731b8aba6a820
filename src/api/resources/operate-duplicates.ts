import type * as v from 'valibot'
import { operateDuplicateEndpoints } from '../../contract/endpoints/operate-duplicates.ts'
import type { Dismissal, PairItem } from '../../contract/operate/duplicates.ts'
import type { MergePreview } from '../../contract/operate/merge-preview.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import type { Lease, QueuedDecision } from './operate.ts'

const { duplicateQueue, pairItem, takePairLease, queueDismissal, mergePreview } =
  operateDuplicateEndpoints

export type PairQuery = NonNullable<CallInput<typeof duplicateQueue>['query']>
export type PairPage = v.InferOutput<typeof duplicateQueue.response>
type Slugs = Pick<PairItem, 'slug' | 'otherSlug'>

const paramsOf = ({ slug, otherSlug }: Slugs) => ({ slug, other: otherSlug })

/** Suppliers that are probably registered twice. */
export const operateDuplicatesApi = (call: Call) => ({
  async queue(query: PairQuery): Promise<PairPage> {
    const answer = await call(operateDuplicateEndpoints, 'duplicateQueue', { query })
    return readAnswer(duplicateQueue.response, answer)
  },
  async item(slug: string, other: string): Promise<PairItem> {
    const answer = await call(operateDuplicateEndpoints, 'pairItem', { params: { slug, other } })
    return readAnswer(pairItem.response, answer).data
  },
  async lease(slug: string, other: string): Promise<Lease> {
    const params = { slug, other }
    const answer = await call(operateDuplicateEndpoints, 'takePairLease', { params })
    return readAnswer(takePairLease.response, answer).data
  },
  async endLease(slug: string, other: string): Promise<void> {
    await call(operateDuplicateEndpoints, 'endPairLease', { params: { slug, other } })
  },
  async dismiss(
    pair: Slugs & { version: string },
    decision: Dismissal,
    key: string,
  ): Promise<QueuedDecision> {
    const answer = await call(operateDuplicateEndpoints, 'queueDismissal', {
      params: paramsOf(pair),
      body: { version: pair.version, decision },
      headers: { 'idempotency-key': key },
    })
    return readAnswer(queueDismissal.response, answer).data
  },
  async preview(pair: Slugs, stays: string): Promise<MergePreview> {
    const answer = await call(operateDuplicateEndpoints, 'mergePreview', {
      params: paramsOf(pair),
      query: { stays },
    })
    return readAnswer(mergePreview.response, answer).data
  },
  async merge(pair: Slugs & { version: string }, stays: string, key: string): Promise<void> {
    await call(operateDuplicateEndpoints, 'mergePair', {
      params: paramsOf(pair),
      body: { version: pair.version, stays },
      headers: { 'idempotency-key': key },
    })
  },
})
