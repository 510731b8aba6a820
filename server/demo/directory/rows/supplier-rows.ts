import { randomUUID } from 'node:crypto'
import type { Rows } from '#server/store/bulk-insert.ts'
import type { DeriveAttributes } from '#server/store/credentials/save-derived-attributes.ts'
import { coreName, fold } from '#server/store/names.ts'
import { columnsOfTexts, emptyTexts } from '#server/store/organisations/text-columns.ts'
import type { DirectorySupplier } from '../supplier.ts'
import type { Towns } from '../towns.ts'
import { credentialRows, type CredentialRows } from './credential-rows.ts'
import { earlierProfile, presentProfile } from './earlier-profile.ts'
import { listRows } from './list-rows.ts'
import type { SeedingDay } from './seeding-day.ts'

/** Hours of the day, UTC, in which suppliers join and change their profiles. */
const hours = { joined: 6, changed: 9 } as const

type Needs = {
  readonly seeding: SeedingDay
  readonly towns: Pick<Towns, 'addressOf'>
  readonly derive: DeriveAttributes
}

/** Everything that the database holds of a supplier, but for the words by which its name is found. */
export function supplierRows(supplier: DirectorySupplier, { seeding, towns, derive }: Needs): Rows {
  const id = randomUUID()
  const own = { organisation_id: id }
  const { slug, countryCode, credentials, joinedDaysAgo, changedDaysAgo } = supplier
  const joinedAt = seeding.moment(joinedDaysAgo, hours.joined)
  const changedAt =
    changedDaysAgo === null ? joinedAt : seeding.moment(changedDaysAgo, hours.changed)
  const held = credentialRows(credentials, { ...own, countryCode }, seeding)
  const [updatedAt = joinedAt] = [changedAt, held.changedAt ?? joinedAt].toSorted().toReversed()
  const profile = { joinedAt, derived: derive(held.verified), towns }
  return {
    organisations: [organisationRow(supplier, { id, joinedAt, updatedAt, held, towns })],
    organisation_slugs: [{ slug, ...own, created_at: joinedAt }],
    organisation_checks: checkRows(supplier, id, joinedAt),
    ...held.rows,
    ...listRows(supplier, { ...own, ...profile }),
    profile_versions: historyRows(supplier, { id, joinedAt, changedAt, updatedAt, towns }),
    events: [
      {
        ...{ type: 'organisation.changed', ...own, user_id: null, data: '{}' },
        created_at: new Date(seeding.now).toISOString(),
      },
    ],
  }
}

function organisationRow(
  supplier: DirectorySupplier,
  {
    id,
    joinedAt,
    updatedAt,
    held,
    towns,
  }: Pick<Needs, 'towns'> & {
    id: string
    joinedAt: string
    updatedAt: string
    held: CredentialRows
  },
): NonNullable<Rows['organisations']>[number] {
  const { slug, name, size, countryCode, website } = supplier
  const { address, addressIdentifier } = towns.addressOf(supplier.address)
  return {
    ...{ id, slug, ...columnsOfTexts({ ...emptyTexts, ...supplier }) },
    ...{ name_key: fold(name), core_key: coreName(name), status: 'ACTIVE', version: 1 },
    ...{ website_set_by: null, website_vouched_at: website ? joinedAt : null },
    ...{ size, country_code: countryCode, address, address_identifier: addressIdentifier },
    ...{ created_at: joinedAt, updated_at: updatedAt },
    ...{ next_state_at: held.nextStateAt, next_reminder_at: held.nextReminderAt },
  }
}

/** As the operator would have noted them when the supplier joined. */
function checkRows(
  { website, identifiers, found }: DirectorySupplier,
  organisation_id: string,
  valid_from: string,
): NonNullable<Rows['organisation_checks']> {
  const number = found && identifiers.find(({ typeId }) => typeId === found.typeId)
  const rest = { organisation_id, valid_from, valid_to: null }
  const unnamed = { type_id: null, authority: null, entry_url: null }
  return [
    ...(website
      ? [{ id: randomUUID(), ...rest, ...unnamed, kind: 'website' as const, value: website }]
      : []),
    ...(number
      ? [
          {
            ...{ id: randomUUID(), ...rest, kind: 'number' as const, type_id: number.typeId },
            ...{ value: number.identifier, authority: found.for, entry_url: found.entryUrl },
          },
        ]
      : []),
  ]
}

/** What the profile said since its supplier joined, so that it can be read as it was. */
function historyRows(
  supplier: DirectorySupplier,
  {
    id: organisation_id,
    joinedAt,
    changedAt,
    updatedAt,
    towns,
  }: Pick<Needs, 'towns'> & {
    id: string
    joinedAt: string
    changedAt: string
    updatedAt: string
  },
): NonNullable<Rows['profile_versions']> {
  const version = (valid_from: string, valid_to: string, content: object) => ({
    ...{ organisation_id, valid_from, valid_to, content: JSON.stringify(content) },
  })
  return [
    ...(changedAt > joinedAt
      ? [version(joinedAt, changedAt, earlierProfile(supplier, towns))]
      : []),
    ...(updatedAt > changedAt
      ? [version(changedAt, updatedAt, presentProfile(supplier, towns))]
      : []),
  ]
}
