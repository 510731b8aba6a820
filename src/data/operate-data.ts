import { catalogueApi } from '../api/resources/catalogue.ts'
import { evidenceApi } from '../api/resources/evidence.ts'
import {
  type Lease,
  operateApi,
  type OperatorInvitation,
  type OperatorList,
  type OperatorSelf,
  type QueuedDecision,
  type QueuePage,
  type QueueQuery,
} from '../api/resources/operate.ts'
import {
  type AuditAnswer,
  type AuditFilters,
  operateNumbersApi,
  type OperateNumbersApi,
} from '../api/resources/operate-numbers.ts'
import { createCall, type HttpOptions } from '../api/http.ts'
import type { Country, Credential } from '../contract/catalogue.ts'
import type { OperatorGrant } from '../contract/operate/operator-role.ts'
import type { CheckFile } from '../contract/operate/check-file.ts'
import type { QueueItem } from '../contract/operate/queue.ts'
import type { QueueDecision } from '../contract/trust/credential-decision.ts'

export type {
  AuditAnswer,
  AuditFilters,
  OperatorInvitation,
  OperatorList,
  OperatorSelf,
  QueuedDecision,
  QueuePage,
  QueueQuery,
}

/** What the operator's console reads and writes; on the device it keeps nothing, since it is about others. */
export type OperateData = {
  self(): Promise<OperatorSelf>
  /** Takes the role of an invitation. Rejects with status 404 where it was used or has run out. */
  accept(code: string): Promise<OperatorGrant>
  /** Who has which role; admins only. */
  operators(): Promise<OperatorList>
  /** Makes a link by which one person takes a role. Rejects with `sign-in-again` where the sign-in is not fresh. */
  invite(grant: OperatorGrant): Promise<OperatorInvitation>
  /** Makes a link useless. Rejects with `invitation-over` (404) where it was used or has run out. */
  withdrawInvitation(id: string): Promise<void>
  /** Rejects with `last-admin` (409) where nobody could give roles any more, and as `invite` does. */
  removeOperator(userId: string, grant: OperatorGrant): Promise<void>
  queue(query: QueueQuery): Promise<QueuePage>
  item(slug: string, credentialId: string): Promise<QueueItem>
  /** Is at it, or stays. Rejects with `leased` (409) where somebody else is. */
  lease(slug: string, credentialId: string): Promise<Lease>
  endLease(slug: string, credentialId: string): Promise<void>
  /** @param key under which it is decided once, however often it is sent */
  decide(
    item: Pick<QueueItem, 'slug' | 'credentialId' | 'version'>,
    decision: QueueDecision,
    key: string,
  ): Promise<QueuedDecision>
  /** Rejects with `not-waiting` (409) once it is done. */
  undo(id: string): Promise<void>
  /** Keeps a picture or PDF of what was seen. Rejects with `too-many-files` (422) where too many are not used. */
  uploadCheckFile(item: Pick<QueueItem, 'slug' | 'credentialId'>, file: File): Promise<CheckFile>
  /** The content of one. */
  checkFile(item: Pick<QueueItem, 'slug' | 'credentialId'>, id: string): Promise<Blob>
  /** The content of a file of evidence. */
  file(slug: string, id: string): Promise<Blob>
  credentials(): Promise<Credential[]>
  countries(): Promise<Country[]>
} & OperateNumbersApi

/** Over the client of the API. */
export function createOperateData(options: HttpOptions): OperateData {
  const call = createCall(options)
  const operate = operateApi(call)
  const catalogue = catalogueApi(call)
  const evidence = evidenceApi(call)
  return {
    ...operate,
    ...operateNumbersApi(call),
    file: (slug, id) => evidence.file(slug, id),
    credentials: () => catalogue.credentials(),
    countries: () => catalogue.countries(),
  }
}
