import { pickTexts, publicTextNames } from '#src/contract/profile/profile-texts.ts'
import type { ProfileContent } from '#server/store/history/profile-content.ts'
import { earnedBy } from '#server/catalogue/questionnaires.ts'
import { emptyTexts } from '#server/store/organisations/text-columns.ts'
import type { DirectorySupplier } from '../supplier.ts'
import type { Towns } from '../towns.ts'

/** What a profile said until its supplier changed it: a shorter description in English alone, and no goals. */
export function earlierProfile(
  supplier: DirectorySupplier,
  towns: Pick<Towns, 'addressOf'>,
): ProfileContent {
  const [sentence = ''] = /^.*?\.(?= |$)/u.exec(supplier.description) ?? []
  return {
    ...presentProfile(supplier, towns),
    ...{ description: sentence, descriptions: {}, targets: [], events: [], sdgs: [] },
  }
}

/** What a profile says, in the order in which the history reads it. */
export function presentProfile(
  supplier: DirectorySupplier,
  towns: Pick<Towns, 'addressOf'>,
): ProfileContent {
  const { countryCode, descriptions = {}, products, locations, sdgs, targets, events } = supplier
  const place = (address: DirectorySupplier['address']) =>
    towns.addressOf(address).addressIdentifier
  const byName = Object.entries(descriptions).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    ...pickTexts(publicTextNames, { ...emptyTexts, ...supplier }),
    ...{ status: 'ACTIVE', countryCode, addressIdentifier: place(supplier.address) },
    descriptions: Object.fromEntries(byName),
    ...{ productIds: [...products], locationIds: [...locations], sdgs: [...sdgs] },
    ...{ targets: [...targets], events: [...events] },
    furtherPlaces: supplier.secondaryAddresses.map(place),
    earned: supplier.modules.flatMap(({ id }) => earnedBy(id)?.id ?? []).toSorted(),
  }
}
