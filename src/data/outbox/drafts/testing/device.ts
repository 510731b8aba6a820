import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { fieldsOf } from '#src/contract/profile/fields-of.ts'
import type { ProfileFields } from '#src/contract/profile/profile-fields.ts'
import type { OutboxRows } from '#src/storage/outbox-rows.ts'
import { createOutboxStore } from '#src/storage/outbox-store.ts'
import { draftTable } from '#src/storage/tables/draft-formats.ts'
import type { DraftRow } from '#src/storage/tables/drafts.ts'
import { createLease } from '../../lease.ts'
import { createDrafts } from '../create-drafts.ts'
import { fieldsOfRow, type Typed } from '../apply-typed.ts'
import type { createModelServer } from './model-server.ts'

export const slug = 'wattle-and-wool-pty-ltd'
let keys = 0

/** One device: what its form shows, its drafts, and a clock that only moves when told. */
export async function createDevice(
  server: ReturnType<typeof createModelServer>,
  rows: OutboxRows<DraftRow>,
  user = 'mira',
) {
  const clock = { now: 1_000_000 }
  const network = { isReachable: true }
  const later: { work: () => void; wait: number }[] = []
  const shelf = createOutboxStore(draftTable, user, async () => rows, null)
  const drafts = createDrafts({
    user,
    store: shelf,
    organisations: server.organisations,
    details: server.organisations.details,
    newKey: () => `key-${(keys += 1)}`,
    now: () => clock.now,
    random: () => 0.5,
    isReachable: () => network.isReachable,
    lease: createLease('outbox', undefined),
    later(work, wait) {
      const entry = { work, wait }
      later.push(entry)
      return () => void later.splice(later.indexOf(entry), 1)
    },
    onAttempt: async () => {},
  })
  await shelf.load()
  const opened = server.details()
  const row = () => shelf.peek(slug)
  let seen = { fields: fieldsOf(opened), version: opened.version }
  const show = (details: OrganisationDetails) => {
    seen = { fields: fieldsOf(details), version: details.version }
  }

  /** What the form holds: the draft where there is one, else what was read last. */
  const form = () => {
    const kept = row()
    return kept
      ? { base: kept.base, version: kept.baseVersion, fields: fieldsOfRow(kept) }
      : { base: seen.fields, version: seen.version, fields: seen.fields }
  }
  const typed = (change: Partial<ProfileFields>): Typed => {
    const { base, version, fields } = form()
    const touched = Object.keys(change) as (keyof ProfileFields)[]
    const next = { ...fields, ...change }
    return { name: 'Wattle', base, baseVersion: version, synced: fields, fields: next, touched }
  }
  return {
    clock,
    network,
    later,
    shelf,
    drafts,
    row,
    type: (change: Partial<ProfileFields>) => drafts.keep(slug, typed(change)),
    /** Ticks an attribute, or takes the tick away. */
    tick(id: string) {
      const { attributes } = form().fields
      const others = attributes.filter((one) => one !== id)
      const next = others.length < attributes.length ? others : [...attributes, id]
      return drafts.keep(slug, typed({ attributes: next }))
    },
    /** The outbox sends what waits. A form whose draft is gone then shows what the server has. */
    async send() {
      await drafts.send('asked')
      if (!row()) show(server.details())
    },
    async save() {
      const outcome = await drafts.save(slug, typed({}), null)
      if (outcome.kind === 'saved') show(outcome.details)
      return outcome
    },
  }
}
