import type { Given } from '#src/contract/endpoint.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { mergePreview } from '#src/contract/operate/merge-preview.ts'
import type { MergeTrial } from '../store/duplicates/merge-pair.ts'
import type { OrganisationKey } from '../store/organisations/organisation-record.ts'

/** What a merger would do, without the kinds of rows of which there are none. */
export function presentMergeTrial(
  { from, into }: { from: OrganisationKey; into: OrganisationKey },
  { parts, filledIn, redirects, owners }: MergeTrial,
): Given<typeof mergePreview> {
  return {
    ...{ stays: into.slug, goes: from.slug },
    parts: parts
      .filter(({ moved, known }) => moved + known > 0)
      .map(({ part, moved, known }) => ({ part, moved, known })),
    ...{ filledIn, redirects },
    owners: owners.map((one) => ({ name: fullName(one), email: one.email })),
  }
}
