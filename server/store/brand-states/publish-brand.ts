import * as v from 'valibot'
import { changesBetween } from '#src/contract/operate/brand-changes.ts'
import type { BrandFaultCode } from '#src/contract/operate/brand-fault.ts'
import type { BrandState } from '#src/contract/operate/brand-state.ts'
import { type StoredBrand, storedBrand } from '#src/contract/stored-brand.ts'
import { recordAudit } from '../audit.ts'
import type { Connection, Engine } from '../engine.ts'
import { withHarmlessHtml } from '../harmless-brand.ts'
import { isoTime } from '../iso-time.ts'
import { readRecord, readVersion, type VersionRecord } from './brand-records.ts'
import { BrandChanged, UnknownBrand } from './brand-refusals.ts'
import { brandsLock, type Publication, writePublished } from './write-published.ts'

/** A place of a state that keeps it from being published. */
export type Fault = {
  path: string
  code: BrandFaultCode
  params?: Readonly<Record<string, string>>
}

/** A state cannot be published. */
export class FaultyBrand extends Error {
  readonly faults: readonly Fault[]
  constructor(faults: readonly Fault[]) {
    super('There are faults')
    this.faults = faults
  }
}

/** What a state is held against: everything in it was read in the same transaction. */
export type BrandSurroundings = {
  /** All brands that visitors can see. */
  brands: readonly StoredBrand[]
  /** Host → id of its brand. */
  hosts: ReadonlyMap<string, string>
  /** Paths of the pictures that were uploaded for the brand. */
  pictures: ReadonlySet<string>
}
export type FindFaults = (state: BrandState, surroundings: BrandSurroundings) => Fault[]

type Publish = {
  brandId: string
  /** Without an id: whoever runs the command line. */
  by: { id: string | null; email: string }
  now: number
  /** Number of what visitors see, as whoever publishes knows it. */
  published: number | null
  /** An earlier state takes the place of the present one without its hosts. */
  keepsHosts: boolean
  /** May throw as well: then nothing is written either. */
  faultsOf: FindFaults
} & ({ draft: string } | { again: number })

/**
 * Has visitors see the draft, or an earlier state again; the draft goes in the one case and stays in the other.
 * @throws UnknownBrand, BrandChanged or FaultyBrand; then nothing is written
 */
export function publishBrand(
  db: Connection,
  engine: Engine,
  request: Publish,
): Promise<VersionRecord> {
  const { brandId, by, now, faultsOf } = request
  return db.transaction().execute(async (transaction) => {
    await engine.lock(transaction, brandsLock)
    const { state, before, again } = await findState(transaction, request)
    const faults = faultsOf(state, await readSurroundings(transaction, brandId))
    if (faults.length > 0) throw new FaultyBrand(faults)
    const brand = v.parse(storedBrand, { ...state.brand, id: brandId, timestamp: isoTime(now) })
    const publication: Publication = {
      ...{ way: by.id === null ? 'command-line' : 'console', userId: by.id, again },
    }
    const hosts = { hosts: state.hosts, areAll: true }
    const number = await writePublished(transaction, withHarmlessHtml(brand), hosts, publication)
    if (again === null)
      await transaction.deleteFrom('brand_drafts').where('brand_id', '=', brandId).execute()
    const changed = changesBetween(before ?? {}, state).map(({ path }) => path)
    await recordAudit(transaction, {
      ...{ actor: by.email, action: 'brand.publish', subject: brandId },
      details: { number, ...(again !== null && { again }), hosts: state.hosts, changed },
    })
    const kept = await readVersion(transaction, brandId, number)
    if (!kept) throw new Error('What was published just now is not there')
    const { state: _, ...version } = kept
    return version
  })
}

async function findState(transaction: Connection, request: Publish) {
  const { brandId, published: seen } = request
  const { draft, published } = await readRecord(transaction, brandId)
  if (!draft && !published) throw new UnknownBrand(brandId)
  if ((published?.number ?? null) !== seen) throw new BrandChanged('published')
  const before = published?.state ?? null
  if ('draft' in request) {
    if (draft?.version !== request.draft) throw new BrandChanged('draft')
    return { state: draft.state, before, again: null }
  }
  const earlier = await readVersion(transaction, brandId, request.again)
  if (!earlier) throw new UnknownBrand(brandId)
  const hosts = request.keepsHosts && published ? published.state.hosts : earlier.state.hosts
  return { state: { ...earlier.state, hosts }, before, again: request.again }
}

/** What a state of a brand is held against. */
export async function readSurroundings(
  db: Connection,
  brandId: string,
): Promise<BrandSurroundings> {
  const [brands, hosts, pictures] = await Promise.all([
    db.selectFrom('brands').select('content').orderBy('id').execute(),
    db.selectFrom('brand_hosts').selectAll().execute(),
    db.selectFrom('brand_pictures').select('name').where('brand_id', '=', brandId).execute(),
  ])
  return {
    brands: brands.map(({ content }) => JSON.parse(content) as StoredBrand),
    hosts: new Map(hosts.map(({ host, brand_id }) => [host, brand_id])),
    pictures: new Set(pictures.map(({ name }) => `/brands/${brandId}/${name}`)),
  }
}
