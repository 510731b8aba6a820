import { randomUUID } from 'node:crypto'
import { deriveAttributesWith } from '../catalogue/attributes/follow-from-credentials.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Connection } from '../store/engine.ts'
import { coreName, fold } from '../store/names.ts'
import { saveNameWords } from '../store/organisations/name-words.ts'
import { saveDescriptions } from '../store/organisations/save-descriptions.ts'
import { saveIdentifiers } from '../store/organisations/save-identifiers.ts'
import { saveLists } from '../store/organisations/save-lists.ts'
import { columnsOfTexts, emptyTexts } from '../store/organisations/text-columns.ts'
import type { DemoOrganisation } from './organisations/demo-organisation.ts'
import { seedAddress } from './seed-address.ts'
import { seedHoldings, seedModules } from './seed-holdings.ts'

/** Writes one demo organisation; runs in the caller's transaction. */
export async function seedOrganisation(
  transaction: Connection,
  catalogue: Catalogue,
  demo: DemoOrganisation,
): Promise<void> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const address = demo.address && seedAddress(catalogue, demo.address)
  await transaction
    .insertInto('organisations')
    .values({
      id,
      slug: demo.slug,
      ...columnsOfTexts({ ...emptyTexts, ...demo }),
      name_key: fold(demo.name),
      core_key: coreName(demo.name),
      status: 'ACTIVE',
      version: 1,
      website_set_by: null,
      website_vouched_at: now,
      size: demo.size,
      country_code: demo.countryCode,
      address: address?.address ?? '',
      address_identifier: address?.addressIdentifier ?? '',
      created_at: now,
      updated_at: now,
    })
    .execute()
  await seedChecks(transaction, id, demo)
  await saveNameWords(transaction, id, coreName(demo.name))
  await transaction
    .insertInto('organisation_slugs')
    .values({ slug: demo.slug, organisation_id: id, created_at: now })
    .execute()
  await saveDescriptions(transaction, id, demo.descriptions ?? {})
  const verified = demo.credentials.filter((one) => one.status === 'APPROVED')
  const derived = deriveAttributesWith(catalogue)(verified.map((one) => one.id))
  await saveLists(transaction, id, {
    secondaryAddresses: demo.secondaryAddresses.map((one) => seedAddress(catalogue, one)),
    attributes: { added: demo.attributes, removes: () => false },
    products: { added: demo.products, removes: () => false },
    locations: { added: demo.locations, removes: () => false },
  })
  await saveIdentifiers(transaction, id, { identifiers: demo.identifiers })
  await seedHoldings(transaction, id, demo, derived)
  await seedModules(transaction, id, demo.modules ?? [])
}

/** As the operator would note them; nothing was there before that could have changed. */
async function seedChecks(
  transaction: Connection,
  organisationId: string,
  { website, identifiers, found }: DemoOrganisation,
): Promise<void> {
  const number = found && identifiers.find(({ typeId }) => typeId === found.typeId)
  const checks = [
    ...(website ? [{ kind: 'website' as const, value: website }] : []),
    ...(number
      ? [
          {
            ...{ kind: 'number' as const, type_id: number.typeId, value: number.identifier },
            ...{ authority: found.for, entry_url: found.entryUrl },
          },
        ]
      : []),
  ]
  if (checks.length === 0) return
  const rest = { organisation_id: organisationId, valid_from: new Date().toISOString() }
  await transaction
    .insertInto('organisation_checks')
    .values(checks.map((one) => ({ id: randomUUID(), ...rest, ...one })))
    .execute()
}
