import type { JWK } from 'jose'
import type { Connection } from '../../store/engine.ts'
import { knownSecret, replaceSecret } from '../../store/secrets.ts'
import { type FormerKey, formerKeys, makeSigningKey, secretNames } from './keys.ts'
import { lifetimes } from './lifetimes.ts'

/** Milliseconds: as long as a token lives, and once more, for processes take a new key up in time. */
const overlap = 2 * lifetimes.accessToken * 1000

/**
 * Makes a new key for signing tokens. What the one before has signed stays good until it is over.
 * @param isLeaked whether a stranger may have the keys until now: nothing that they signed counts
 * @returns ids of both; null where there is none yet, because the portal has never been started
 */
export async function rotateSigningKey(
  transaction: Connection,
  isLeaked: boolean,
): Promise<{ before: string; now: string } | null> {
  const present = await knownSecret<JWK>(transaction, secretNames.signing)
  if (!present) return null
  const next = await makeSigningKey()
  const until = new Date(Date.now() + overlap).toISOString()
  const former: FormerKey[] = isLeaked
    ? []
    : [{ key: present.value, until }, ...(await formerKeys(transaction))]
  await replaceSecret(transaction, secretNames.former, former)
  await replaceSecret(transaction, secretNames.signing, next)
  return { before: present.value.kid ?? '', now: next.kid ?? '' }
}
