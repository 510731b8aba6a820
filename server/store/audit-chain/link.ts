import { createHash, randomBytes } from 'node:crypto'
import type { AuditTexts } from '../audit-words.ts'

/** The texts of an entry, any of which may name a person. */
export const auditTexts = ['actor', 'subject', 'details'] as const
/** @template Value for each of the texts of an entry */
export type EachText<Value> = Readonly<Record<keyof AuditTexts, Value>>

/** What a link vouches for. */
export type SealedEntry = Readonly<AuditTexts> & {
  readonly id: string
  /** ISO 8601, UTC. */
  readonly createdAt: string
  readonly action: string
}

/** A link of the chain: what it says of an entry never changes; what the entry says may be erased. */
export type Link = {
  /** From 1 on, without gaps. */
  readonly position: number
  readonly auditId: string
  /** Position of the link that vouched for the entry before; null: this is its first one. */
  readonly replaces: number | null
  /** Id of the entry that says why the texts had to change: a person was deleted or joined. */
  readonly because: string | null
  /** SHA-256 of each text behind its salt, in hex. */
  readonly digests: EachText<string>
  /** ISO 8601, UTC. */
  readonly sealedAt: string
  /** SHA-256 over the hash before it and everything above, in hex. */
  readonly hash: string
}

/** Where a chain stands: the hash of its last link. */
export type ChainPlace = Pick<Link, 'position' | 'hash'>

/** What the first link follows. */
export const beginning: ChainPlace = { position: 0, hash: '0'.repeat(64) }

/** In front of what is hashed, for a form that another release may have. */
const form = 'credence-audit-1'
const saltBytes = 16

/** @param salt of 16 bytes, in hex: all are of one length, so that no text begins within a salt */
export function digestOf(salt: string, text: string): string {
  return createHash('sha256').update(Buffer.from(salt, 'hex')).update(text, 'utf8').digest('hex')
}

/** @param link the digests stand for the texts, which are not read */
export function hashOf(
  before: string,
  { createdAt, action }: Pick<SealedEntry, 'createdAt' | 'action'>,
  link: Omit<Link, 'hash'>,
): string {
  const { position, auditId, digests, replaces, because, sealedAt } = link
  // A list of texts, whole numbers and nulls: JSON writes it in one way.
  const text = JSON.stringify([
    ...[form, before, position, auditId, createdAt, action],
    ...auditTexts.map((name) => digests[name]),
    ...[replaces, because, sealedAt],
  ])
  return createHash('sha256').update(text, 'utf8').digest('hex')
}

/** Makes a salt for each text that has none. */
export function completeSalts(known: EachText<string | null>): EachText<string> {
  return eachText((name) => known[name] ?? randomBytes(saltBytes).toString('hex'))
}

/** The link that follows a place of the chain and vouches for an entry as it is. */
export function linkBehind(
  before: ChainPlace,
  entry: SealedEntry,
  salts: EachText<string>,
  others: Pick<Link, 'replaces' | 'because' | 'sealedAt'>,
): Link {
  const link = {
    ...others,
    position: before.position + 1,
    auditId: entry.id,
    digests: eachText((name) => digestOf(salts[name], entry[name])),
  }
  return { ...link, hash: hashOf(before.hash, entry, link) }
}

export function eachText<Value>(make: (name: keyof AuditTexts) => Value): EachText<Value> {
  return { actor: make('actor'), subject: make('subject'), details: make('details') }
}
