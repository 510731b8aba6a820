import type { Connection } from '../engine.ts'
import { beginning, type ChainPlace } from './link.ts'

/** What is published of the audit log: whoever keeps it can tell later whether the log before it is as it was. */
export type ChainHead = ChainPlace & {
  /** ISO 8601, UTC; null as long as there is no link. */
  sealedAt: string | null
}

/** The last link; where there is none, the beginning. */
export async function readHead(db: Connection): Promise<ChainHead> {
  const row = await db
    .selectFrom('audit_links')
    .select(['position', 'hash', 'sealed_at as sealedAt'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, position: Number(row.position) } : { ...beginning, sealedAt: null }
}
