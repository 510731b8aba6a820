import { brandVersionPage } from '#src/contract/operate/brand-detail.ts'
import type { Connection, Engine } from '../engine.ts'
import {
  brandIds,
  type BrandRecord,
  readRecord,
  readVersion,
  selectVersions,
  versionOf,
  type VersionRecord,
} from './brand-records.ts'
import { keepPicture, readPicture } from './kept-pictures.ts'
import { findPreview, openPreview } from './previews.ts'
import { type BrandSurroundings, publishBrand, readSurroundings } from './publish-brand.ts'
import { beginBrand, discardDraft, saveDraft } from './save-draft.ts'

type After<Work> = Work extends (
  db: Connection,
  engine: Engine,
  ...rest: infer Rest
) => infer Result
  ? (...rest: Rest) => Result
  : never
type On<Work> = Work extends (db: Connection, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

/** Brands as their editors work on them (OPR-4). */
export type BrandStateStore = {
  /** Ids of all brands, those that were never published too. */
  ids(): Promise<string[]>
  /** What visitors see of a brand, and its draft; both null where it is not there. */
  record(brandId: string): Promise<BrandRecord>
  surroundings(brandId: string): Promise<BrandSurroundings>
  begin: After<typeof beginBrand>
  save: After<typeof saveDraft>
  discard: After<typeof discardDraft>
  publish: After<typeof publishBrand>
  /** Published states, the newest first. @param after number where the page before ended; null: from the newest */
  versions(
    brandId: string,
    after: number | null,
  ): Promise<{ rows: VersionRecord[]; next: number | null }>
  version: On<typeof readVersion>
  keepPicture: On<typeof keepPicture>
  picture: On<typeof readPicture>
  openPreview: On<typeof openPreview>
  findPreview: On<typeof findPreview>
}

/** @param forget has hosts show a brand as it is from now on */
export function createBrandStateStore(
  db: Connection,
  engine: Engine,
  forget: () => void,
): BrandStateStore {
  return {
    ids: () => brandIds(db),
    record: (brandId) => readRecord(db, brandId),
    surroundings: (brandId) => readSurroundings(db, brandId),
    begin: (request) => beginBrand(db, engine, request),
    save: (request) => saveDraft(db, engine, request),
    discard: (request) => discardDraft(db, engine, request),
    async publish(request) {
      const version = await publishBrand(db, engine, request)
      forget()
      return version
    },
    async versions(brandId, after) {
      const rows = await selectVersions(db, brandId)
        .$if(after !== null, (query) => query.where('s.number', '<', after))
        .limit(brandVersionPage + 1)
        .execute()
      const shown = rows.slice(0, brandVersionPage).map(versionOf)
      const next = rows.length > brandVersionPage ? (shown.at(-1)?.number ?? null) : null
      return { rows: shown, next }
    },
    version: (brandId, number) => readVersion(db, brandId, number),
    keepPicture: (...given) => keepPicture(db, ...given),
    picture: (...given) => readPicture(db, ...given),
    openPreview: (...given) => openPreview(db, ...given),
    findPreview: (...given) => findPreview(db, ...given),
  }
}
