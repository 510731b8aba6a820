import type { Data } from '#src/data/data.ts'
import { discardDraft } from '../draft/profile-draft.ts'
import type { ProfileDraft } from '../draft/profile-draft.ts'

type Reads = Pick<Data, 'organisation'>

/** Shows what the other person saved, in place of what was typed here. Rejects as the read does. */
export async function takeTheirs(draft: ProfileDraft, data: Reads): Promise<void> {
  discardDraft(draft, await data.organisation(draft.slug))
}

/**
 * Lets the next save overwrite what the other person saved: the draft counts as made from the
 * newest version. Rejects as the read does.
 */
export async function keepMine(draft: ProfileDraft, data: Reads): Promise<void> {
  const theirs = await data.organisation(draft.slug)
  draft.version = theirs.version
  draft.conflict = false
}
