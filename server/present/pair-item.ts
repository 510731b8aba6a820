import type { Given } from '#src/contract/endpoint.ts'
import type { comparedSupplier, pairItem, queuedPair } from '#src/contract/operate/duplicates.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { PairRow } from '../store/duplicates/list-pairs.ts'
import type { PairContext } from '../store/duplicates/pair-context.ts'
import { type OrganisationPerson, ownersAmong } from '../store/organisation-people.ts'
import type { OrganisationRecord } from '../store/organisations/organisation-record.ts'
import { presentDetails } from './organisation-details.ts'
import { presentLease } from './lease.ts'

/** A pair in a list, as one operator sees it. */
export function presentPairRow(
  { pair: [one, other], reasons, since, lease }: PairRow,
  userId: string,
): Given<typeof queuedPair> {
  return {
    ...{ ...one, otherSlug: other.slug, other, reasons, since },
    lease: presentLease(lease, userId),
  }
}

/** One of both, with those who belong to it or ask to. */
type Facts = { record: OrganisationRecord; people: readonly OrganisationPerson[] }

/** Both suppliers of a pair, the one that registered first at the beginning. */
export function presentPairItem(
  catalogue: CatalogueIn,
  { context, both }: { context: PairContext; both: readonly [Facts, Facts] },
  userId: string,
): Given<typeof pairItem> {
  const [named, otherNamed] = both
  const isInOrder = named.record.createdAt <= otherNamed.record.createdAt
  const [one, other] = isInOrder ? [named, otherNamed] : [otherNamed, named]
  const { version, since, signs, dismissed, lease } = context
  const row = {
    ...{ pair: [namedOf(one), namedOf(other)] as const, since, lease },
    reasons: [...new Set(signs.map(({ kind }) => kind))],
  }
  return {
    ...presentPairRow(row, userId),
    ...{ version, signs, dismissed },
    suppliers: [presentCompared(catalogue, one), presentCompared(catalogue, other)],
  }
}

const namedOf = ({ record: { slug, name, countryCode } }: Facts) => ({
  ...{ slug, supplier: name, countryCode },
})

function presentCompared(
  catalogue: CatalogueIn,
  { record, people }: Facts,
): Given<typeof comparedSupplier> {
  const { identifiers } = presentDetails(catalogue, record)
  return {
    ...namedOf({ record, people }),
    ...{ address: record.address, website: record.website, identifiers },
    ...{ owners: ownersAmong(people).length, people: people.length },
    credentials: record.credentials.length,
    ...{ registeredAt: record.createdAt, changedAt: record.updatedAt },
  }
}
