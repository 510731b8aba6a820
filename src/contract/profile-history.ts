import * as v from 'valibot'
import { instant, slug } from './fields.ts'
import { credentialNote } from './organisation.ts'
import { checkMethods } from './trust/credential-facts.ts'

const ofCredential = {
  at: instant,
  credential: v.object({ id: v.string(), name: v.string() }),
}

/** Something that readers of a profile could see happen (TRU-4). */
const historyEvent = v.variant('what', [
  v.object({ what: v.literal('changed'), at: instant }),
  v.object({
    ...ofCredential,
    what: v.picklist(['claimed', 'renewing', 'restored', 'expired', 'unconfirmed', 'removed']),
  }),
  v.object({
    ...ofCredential,
    what: v.picklist(['confirmed', 'renewed']),
    method: v.picklist(checkMethods),
    /** In whose name; null: in the portal's. */
    authority: v.nullable(v.string()),
  }),
  v.object({ ...ofCredential, what: v.picklist(['suspended', 'revoked']), note: v.string() }),
  v.object({
    ...ofCredential,
    what: v.literal('noted'),
    ...credentialNote.entries,
  }),
  v.object({
    ...ofCredential,
    what: v.literal('unnoted'),
    category: credentialNote.entries.category,
  }),
])

/** What happened to a profile: `GET /public/organisation/history/{slug}`. */
export const profileHistory = v.object({
  slug,
  name: v.string(),
  /** From when on `?asOf=` of the profile can be asked for. */
  since: instant,
  /** The oldest first. */
  events: v.array(historyEvent),
})
export type ProfileHistory = v.InferOutput<typeof profileHistory>
