import { isVerifiedState } from '#src/contract/trust/credential-state.ts'
import type { Texts } from '#src/i18n/texts.ts'
import type { CatalogueIn } from '../catalogue/catalogue-in.ts'
import type { StoredShortlistItem } from '../store/buyers/read-shortlist-items.ts'
import type { AssessedCredential } from '../store/credentials/assess-held.ts'
import { presentPlace } from './place.ts'

/** A text, or a day as `2026-11-30`. */
export type ShortlistCell = string | { day: string }

type Reader = {
  /** In the language of the answer. */
  names: CatalogueIn
  texts: Texts
  /** Scheme, host and port of the portal. */
  origin: string
  /** The day of which all of it is. */
  asOf: string
}

const columns = [
  ...['supplier', 'country', 'town', 'profile', 'credential', 'category', 'level'],
  ...['from', 'until', 'status', 'note', 'asOf'],
] as const

/** What stands above the columns of a shortlist in a spreadsheet. */
export const shortlistHeadings = ({ find }: Texts): string[] =>
  columns.map((column) => find(`buying.lists.columns.${column}`) ?? column)

/**
 * A supplier of a list as rows of a spreadsheet: one for each credential that its public profile shows, and one where
 * it shows none or is not public any more.
 */
export function shortlistRows(
  { name, card, status, note }: StoredShortlistItem,
  { names, texts, origin, asOf }: Reader,
): ShortlistCell[][] {
  const { t } = texts
  const place = card && presentPlace(names, card.addressIdentifier)
  const country = card?.countryCode ? names.countryByCode(card.countryCode)?.name : undefined
  const supplier = card
    ? [
        card.name,
        place?.country || country || '',
        place?.city ?? '',
        `${origin}/organization/${card.slug}`,
      ]
    : [name, '', '', t('buying.lists.notPublic')]
  const own = [t(`buying.lists.statuses.${status}`), note, { day: asOf }]
  const held = (card?.credentials ?? []).flatMap((one) => credentialCells(one, { names, texts }))
  return (held.length > 0 ? held : [['', '', '', '', '']]).map((cells) => [
    ...supplier,
    ...cells,
    ...own,
  ])
}

/** @returns none for what the catalogue does not know any more */
function credentialCells(
  { credentialId, state, assurance, statement }: AssessedCredential,
  { names, texts: { t, find } }: Pick<Reader, 'names' | 'texts'>,
): ShortlistCell[][] {
  const known = names.credentialById(credentialId)
  if (!known) return []
  const isStated = state === 'pending' || isVerifiedState(state)
  const checked = state === 'pending' ? 'self-declared' : assurance
  const categories = known.sustainabilityBadges.map((one) => find(`terms.categories.${one}`) ?? one)
  const day = (value: string | null) => (value ? { day: value } : '')
  return [
    [
      known.name,
      categories.join(', '),
      isStated ? t(`buying.checked.${checked}`) : (find(`terms.states.${state}`) ?? state),
      day(statement.issuedOn),
      day(statement.expiresOn),
    ],
  ]
}
