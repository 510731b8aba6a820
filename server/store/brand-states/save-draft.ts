import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { applyChanges, type BrandChange } from '#src/contract/operate/brand-changes.ts'
import { normalHost } from '#src/contract/operate/brand-host.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { storedBrand } from '#src/contract/stored-brand.ts'
import { recordAudit } from '../audit.ts'
import type { Connection, Engine } from '../engine.ts'
import { isoTime } from '../iso-time.ts'
import { readRecord } from './brand-records.ts'
import {
  BrandChanged,
  BrandConflict,
  BrandExists,
  MisshapenDraft,
  UnknownBrand,
} from './brand-refusals.ts'
import { brandsLock } from './write-published.ts'

/** Characters of a draft as JSON. */
const largestDraft = 500_000

/** An operator who acts. */
type Editor = { id: string; email: string }
type Save = { brandId: string; changes: readonly BrandChange[]; by: Editor; now: number }

const hostList = v.array(v.string())

/**
 * Changes places of a draft, which is begun where there is none: all of them, or none.
 * @throws UnknownBrand, BrandConflict or MisshapenDraft; then nothing is written
 */
export function saveDraft(
  db: Connection,
  engine: Engine,
  { brandId, changes, by, now }: Save,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, brandsLock)
    const { draft, published } = await readRecord(transaction, brandId)
    const from = draft?.state ?? published?.state
    if (!from) throw new UnknownBrand(brandId)
    const { state, conflicts } = applyChanges(from, changes)
    if (conflicts.length > 0) throw new BrandConflict(conflicts)
    requireShape(state)
    const isOfHosts = changes.some(({ path }) => path === '/hosts')
    // What is no host is typed half, and stays as it is. What nobody touches goes on with the published ones.
    if (isOfHosts) state.hosts = state.hosts.map((host) => normalHost(host) ?? host)
    else state.hosts = draft?.savedHosts ?? state.hosts
    const begunOn = draft ? draft.begunOn : (published?.number ?? null)
    await putDraft(transaction, brandId, { state, begunOn, by, now })
    // A draft is saved each few seconds and shows nobody anything: who works on it is recorded, not each save.
    if (draft?.savedBy?.id !== by.id)
      await recordAudit(transaction, { actor: by.email, action: 'brand.draft', subject: brandId })
  })
}

/** Begins a brand that nobody sees before it is published. @throws BrandExists */
export function beginBrand(
  db: Connection,
  engine: Engine,
  { state, by, now }: { state: BrandState; by: Editor; now: number },
): Promise<void> {
  const brandId = state.brand.id
  return db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, brandsLock)
    const { draft, published } = await readRecord(transaction, brandId)
    if (draft ?? published) throw new BrandExists(brandId)
    await putDraft(transaction, brandId, { state, begunOn: null, by, now })
    const details = { hosts: state.hosts }
    await recordAudit(transaction, {
      ...{ actor: by.email, action: 'brand.begin', subject: brandId, details },
    })
  })
}

/** Gives up a draft. @throws UnknownBrand, or BrandChanged where somebody has saved meanwhile */
export function discardDraft(
  db: Connection,
  engine: Engine,
  { brandId, version, by }: { brandId: string; version: string; by: Editor },
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, brandsLock)
    const { draft, published } = await readRecord(transaction, brandId)
    if (!draft && !published) throw new UnknownBrand(brandId)
    if (draft?.version !== version) throw new BrandChanged('draft')
    await transaction.deleteFrom('brand_drafts').where('brand_id', '=', brandId).execute()
    await recordAudit(transaction, { actor: by.email, action: 'brand.discard', subject: brandId })
  })
}

async function putDraft(
  transaction: Connection,
  brandId: string,
  {
    state,
    begunOn,
    by,
    now,
  }: { state: BrandState; begunOn: number | null; by: Editor; now: number },
): Promise<void> {
  const row = {
    ...{ version: randomUUID(), begun_on: begunOn, saved_at: isoTime(now), user_id: by.id },
    ...{ content: JSON.stringify(state.brand), hosts: JSON.stringify(state.hosts) },
  }
  await transaction
    .insertInto('brand_drafts')
    .values({ brand_id: brandId, ...row })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(row))
    .execute()
}

/** Each value has its type: what else is wrong may stay in a draft, and not be published. */
function requireShape({ brand, hosts }: BrandState): void {
  if (JSON.stringify([brand, hosts]).length > largestDraft)
    throw new MisshapenDraft('/brand', `must have at most ${largestDraft} characters`)
  for (const [place, schema, value] of [
    ['/brand', storedBrand, brand],
    ['/hosts', hostList, hosts],
  ] as const) {
    const issue = v.safeParse(schema, value).issues?.find(({ kind }) => kind === 'schema')
    if (issue) throw new MisshapenDraft(pathOf(place, issue), 'is not what this place can hold')
  }
}

/** The place of an issue, as the path of a change. */
export function pathOf(place: string, { path = [] }: { path?: { key: unknown }[] | undefined }) {
  return [place, ...path.map(({ key }) => String(key))].join('/')
}
