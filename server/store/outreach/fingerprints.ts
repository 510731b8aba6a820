import { createHmac, randomBytes } from 'node:crypto'
import type { Connection } from '../engine.ts'
import { secret } from '../secrets.ts'

/** What a digest stands for: two kinds of thing never have the same one. */
type Subject = 'user' | 'network' | 'mailbox'
export type Fingerprints = (subject: Subject, value: string) => Promise<string>

/**
 * Digests by which people can be counted but not named. The key is this installation's own: without
 * it addresses cannot be tried against what is stored.
 */
export function createFingerprints(db: Connection): Fingerprints {
  let known: string | undefined
  return async (subject, value) => {
    known ??= await secret(db, 'outreach-fingerprints', async () =>
      randomBytes(32).toString('base64'),
    )
    const key = Buffer.from(known, 'base64')
    return createHmac('sha256', key).update(`${subject}:${value}`).digest('base64url')
  }
}
