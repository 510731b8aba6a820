import type * as v from 'valibot'
import { operateEndpoints } from '../../contract/endpoints/operate.ts'
import type { OperatorGrant } from '../../contract/operate/operator-role.ts'
import type { CheckFile } from '../../contract/operate/check-file.ts'
import type { QueueItem } from '../../contract/operate/queue.ts'
import type { QueueDecision } from '../../contract/trust/credential-decision.ts'
import type { Call, CallInput } from '../http.ts'
import { readAnswer } from '../mend.ts'
import { readFile } from '../read-file.ts'

const { operatorSelf, verificationQueue, queueItem, takeLease, queueDecision } = operateEndpoints
const { acceptOperatorInvitation, operators, inviteOperator, uploadCheckFile } = operateEndpoints

export type OperatorSelf = v.InferOutput<typeof operatorSelf.response>['data']
export type OperatorList = v.InferOutput<typeof operators.response>
export type OperatorInvitation = v.InferOutput<typeof inviteOperator.response>['data']
export type QueueQuery = NonNullable<CallInput<typeof verificationQueue>['query']>
export type QueuePage = v.InferOutput<typeof verificationQueue.response>
export type Lease = v.InferOutput<typeof takeLease.response>['data']
export type QueuedDecision = v.InferOutput<typeof queueDecision.response>['data']

/** The operator's console. Its answers are of this very server: nothing in them needs mending. */
export const operateApi = (call: Call) => ({
  async self(): Promise<OperatorSelf> {
    return readAnswer(operatorSelf.response, await call(operateEndpoints, 'operatorSelf')).data
  },
  async accept(code: string): Promise<OperatorGrant> {
    const answer = await call(operateEndpoints, 'acceptOperatorInvitation', { body: { code } })
    return readAnswer(acceptOperatorInvitation.response, answer).data
  },
  async operators(): Promise<OperatorList> {
    return readAnswer(operators.response, await call(operateEndpoints, 'operators'))
  },
  async invite(grant: OperatorGrant): Promise<OperatorInvitation> {
    const answer = await call(operateEndpoints, 'inviteOperator', { body: { ...grant } })
    return readAnswer(inviteOperator.response, answer).data
  },
  async withdrawInvitation(id: string): Promise<void> {
    await call(operateEndpoints, 'withdrawInvitation', { params: { id } })
  },
  async removeOperator(userId: string, grant: OperatorGrant): Promise<void> {
    await call(operateEndpoints, 'removeOperator', { body: { userId, ...grant } })
  },
  async queue(query: QueueQuery): Promise<QueuePage> {
    const answer = await call(operateEndpoints, 'verificationQueue', { query })
    return readAnswer(verificationQueue.response, answer)
  },
  async item(slug: string, credentialId: string): Promise<QueueItem> {
    const params = { slug, credentialId }
    return readAnswer(queueItem.response, await call(operateEndpoints, 'queueItem', { params }))
      .data
  },
  /** Keeps a picture or PDF of what was seen; a decision names it by its id. */
  async uploadCheckFile(
    params: Pick<QueueItem, 'slug' | 'credentialId'>,
    file: File,
  ): Promise<CheckFile> {
    const { slug, credentialId } = params
    const answer = await call(operateEndpoints, 'uploadCheckFile', {
      ...{ params: { slug, credentialId }, query: { name: file.name }, bytes: file },
    })
    return readAnswer(uploadCheckFile.response, answer).data
  },
  async checkFile(
    { slug, credentialId }: Pick<QueueItem, 'slug' | 'credentialId'>,
    id: string,
  ): Promise<Blob> {
    const params = { slug, credentialId, id }
    return readFile(await call(operateEndpoints, 'checkFile', { params }))
  },
  async lease(slug: string, credentialId: string): Promise<Lease> {
    const params = { slug, credentialId }
    return readAnswer(takeLease.response, await call(operateEndpoints, 'takeLease', { params }))
      .data
  },
  async endLease(slug: string, credentialId: string): Promise<void> {
    await call(operateEndpoints, 'endLease', { params: { slug, credentialId } })
  },
  async decide(
    { slug, credentialId, version }: Pick<QueueItem, 'slug' | 'credentialId' | 'version'>,
    decision: QueueDecision,
    key: string,
  ): Promise<QueuedDecision> {
    const answer = await call(operateEndpoints, 'queueDecision', {
      params: { slug, credentialId },
      body: { version, decision },
      headers: { 'idempotency-key': key },
    })
    return readAnswer(queueDecision.response, answer).data
  },
  async undo(id: string): Promise<void> {
    await call(operateEndpoints, 'undoDecision', { params: { id } })
  },
})
