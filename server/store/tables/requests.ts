import type { Evidence } from '#src/contract/evidence.ts'
import type { AnswerOutcome } from '#src/contract/requests/request.ts'
import type { RequestItem } from '#src/contract/requests/request-item.ts'

/** What a buyer asks one supplier for. */
type RequestTable = {
  id: string
  buyer_id: string
  organisation_id: string
  /** Id of the user; null once they are deleted. */
  sent_by: string | null
  purpose: string
  /** A day. */
  due_on: string
  /** Counts the changes, from 1. */
  version: number
  sent_at: string
  withdrawn_at: string | null
}

type RequestItemTable = {
  id: string
  request_id: string
  position: number
  kind: RequestItem['kind']
  value: string
  /** Null: not answered; then `text` is empty. */
  outcome: AnswerOutcome | null
  text: string
  answered_at: string | null
  /** Id of the user; null once they are deleted. */
  answered_by: string | null
}

/** A document for the buyer of its item alone; its content lies in the evidence folder. */
type RequestFileTable = Pick<Evidence, 'id' | 'name' | 'type' | 'size' | 'sha256'> & {
  item_id: string
  shared_at: string
  /** Id of the user; null once they are deleted. */
  shared_by: string | null
}

/** A supplier takes no more requests of a buyer. */
type RequestRefusalTable = { organisation_id: string; buyer_id: string; created_at: string }

export type RequestTables = {
  requests: RequestTable
  request_items: RequestItemTable
  request_files: RequestFileTable
  request_refusals: RequestRefusalTable
}
