import type { FollowedSupplier } from '#src/contract/buyers/follow.ts'
import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { Followed } from '../store/follows/follow-store.ts'
import { placeOf } from './supplier-hit.ts'

/** What news about a supplier is about, as it is called. */
export function subjectName(
  names: Pick<CatalogueIn, 'attributeById' | 'credentialById'>,
  { kind, subject }: Pick<Followed['news'][number], 'kind' | 'subject'>,
): string {
  if (kind === 'module') return names.attributeById(subject)?.name ?? subject
  const credential = names.credentialById(subject)
  return credential?.shortName || credential?.name || subject
}

/** A supplier that a buyer follows, of which nothing is said that its public profile does not say. */
export function presentFollowed(
  names: CatalogueIn,
  { slug, card, since, news }: Followed,
): FollowedSupplier {
  const held = card?.credentials.filter((one) => names.credentialById(one.credentialId)) ?? []
  return {
    ...{ slug, since },
    shown: card && {
      ...{ name: card.name, place: placeOf(names, card), credentialCount: held.length },
      verifiedCredentials: held.filter(({ state }) => isVerifiedState(state)).length,
    },
    news: news.map((one) => ({ kind: one.kind, name: subjectName(names, one), at: one.at })),
  }
}
