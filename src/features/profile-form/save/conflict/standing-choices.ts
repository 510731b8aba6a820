import { isChanged } from '#src/contract/profile/changed-fields.ts'
import type { MergeChoices } from '#src/contract/profile/merge-profile.ts'
import type { ProfileFieldName, ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { ReadonlyDeep } from '#src/contract/readonly-deep.ts'

/** Sides that were chosen, and what they were chosen between. */
export type Chosen = {
  choices: MergeChoices
  mine: ReadonlyDeep<ProfileFields>
  /** Version of theirs. */
  version: number
}

/**
 * The choices that still count. A field that was typed or saved anew since then has to be chosen for
 * again, because the user has not seen both sides yet.
 * @param conflicts fields to be chosen for
 */
export function standingChoices(
  chosen: Chosen | null,
  conflicts: readonly ProfileFieldName[],
  { mine, version }: Pick<Chosen, 'mine' | 'version'>,
): MergeChoices {
  if (chosen?.version !== version) return {}
  const standing = conflicts.filter((name) => !isChanged(name, chosen.mine, mine))
  return Object.fromEntries(standing.map((name) => [name, chosen.choices[name]]))
}
