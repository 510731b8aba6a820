import type { EntryChanges } from '../../catalogue/credentials/entry-changes.ts'

/** Why an entry is left as it is. */
type Refusal =
  /** Its id is taken. */
  | { why: 'exists' }
  /** Somebody has changed it since it was looked at. */
  | { why: 'changed' }
  /** What the release does not have either is missing of it. */
  | { why: 'incomplete'; missing: readonly (keyof EntryChanges)[] }
  | { why: 'unknown' }
  /** It is another one by now. */
  | { why: 'is-merged'; into: string }
  | { why: 'is-retired' }
  | { why: 'is-offered' }
  | { why: 'into-itself' }
  | { why: 'into-unknown' }
  | { why: 'into-not-offered' }

/** An entry of the catalogue is not changed as was asked. */
export class EntryRefused extends Error {
  override name = 'EntryRefused'
  readonly id: string
  readonly refusal: Refusal

  constructor(id: string, refusal: Refusal) {
    super(`${id}: ${refusal.why}`)
    this.id = id
    this.refusal = refusal
  }
}
