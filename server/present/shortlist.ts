import type { ShortlistItem } from '#src/contract/buyers/shortlist.ts'
import type { DescriptionLanguage } from '#src/contract/profile/descriptions.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { StoredShortlistItem } from '../store/buyers/read-shortlist-items.ts'
import { placeOf, presentHit } from './supplier-hit.ts'

/** For whom an item is presented. */
type Reader = {
  userId: string
  /** In which descriptions are read; null: not known. */
  language: DescriptionLanguage | null
}

/** What stands on a list, the supplier as the search shows it. @param names in the language of the answer */
export function presentShortlistItem(
  names: CatalogueIn,
  { card, author, ...item }: StoredShortlistItem,
  { userId, language }: Reader,
): ShortlistItem {
  return {
    ...item,
    name: card?.name ?? item.name,
    supplier:
      card &&
      presentHit(
        names,
        card,
        {},
        {
          ...{ place: placeOf(names, card), reasons: [], from: null, at: null },
          description: (language && card.descriptions[language]) || card.description,
        },
      ),
    author: author && { name: author.name, isSelf: author.userId === userId },
  }
}
