import { LRUCache } from 'lru-cache'
import * as v from 'valibot'
import type { Brand } from '#src/contract/brand.ts'
import { defaultBrand } from '#src/contract/default-brand.ts'
import { normalHost } from '#src/contract/operate/brand-host.ts'
import type { OwnTexts } from '#src/contract/own-texts.ts'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { brandsLock, writePublished } from './brand-states/write-published.ts'
import type { Connection, Engine } from './engine.ts'
import { brandIn, type StoredBrand, storedBrand } from '#src/contract/stored-brand.ts'
import { withHarmlessHtml } from './harmless-brand.ts'

/** Milliseconds after which a brand that another process changed is seen here. */
const memory = 5_000
const rememberedHosts = 500

export type BrandStore = {
  /**
   * Brand of a host, however it is written, with or without its port; null when no brand has the host.
   * @param language of its texts; English where nothing but names and looks is shown
   */
  byHost(host: string, language?: Language): Promise<Brand | null>
  /** Brand of a host; the built-in grey one for an unknown host (BRD-2). */
  forHost(host: string, language?: Language): Promise<Brand>
  /** The portal's texts in the own words of the brand of a host (OPR-4). */
  ownTexts(host: string): Promise<OwnTexts>
  /** Whether badges of the brand of a host are made for consumers in the European Union (TRU-7). */
  isForConsumers(host: string): Promise<boolean>
  /** Those that have a brand, with a port where they were given one. */
  hosts(): Promise<string[]>
  /** Those of one brand. */
  hostsOf(brandId: string): Promise<string[]>
  /** With all languages of their texts. */
  all(): Promise<StoredBrand[]>
  /**
   * Adds or replaces a brand and moves the hosts to it, as the command line does; a draft of it stays, begun
   * on what was published before.
   * @throws ValiError for a brand that the contract refuses, a colour that is none for example
   */
  put(brand: StoredBrand, hosts: readonly string[]): Promise<void>
  /** Has hosts show the brands as they are from now on, in this process at once. */
  forget(): void
}

/** @param show what hosts show of a brand, where that is not all of it */
export function createBrandStore(
  db: Connection,
  engine: Engine,
  show: (brand: StoredBrand) => StoredBrand = (brand) => brand,
): BrandStore {
  type Known = { brand: StoredBrand | null }
  const cache = new LRUCache<string, Known>({ max: rememberedHosts, ttl: memory })

  async function storedFor(host: string): Promise<StoredBrand | null> {
    const key = host.toLowerCase()
    const known = cache.get(key)
    if (known) return known.brand
    const stored = await readByHost(db, normalHost(key))
    const brand = stored && show(stored)
    cache.set(key, { brand })
    return brand
  }

  async function byHost(host: string, language = defaultLanguage): Promise<Brand | null> {
    const stored = await storedFor(host)
    return stored && brandIn(language, stored)
  }

  return {
    byHost,
    forHost: async (host, language) => (await byHost(host, language)) ?? defaultBrand,
    ownTexts: async (host) => (await storedFor(host))?.texts ?? {},
    isForConsumers: async (host) => (await storedFor(host))?.euConsumerMode === true,
    async hosts() {
      const rows = await db.selectFrom('brand_hosts').select('host').orderBy('host').execute()
      return rows.map(({ host }) => host)
    },
    async hostsOf(brandId) {
      const own = db.selectFrom('brand_hosts').select('host').where('brand_id', '=', brandId)
      return (await own.orderBy('host').execute()).map(({ host }) => host)
    },
    async all() {
      const rows = await db.selectFrom('brands').select('content').orderBy('id').execute()
      return rows.map((row) => parse(row.content))
    },
    async put(brand, hosts) {
      const checked = withHarmlessHtml(v.parse(storedBrand, brand))
      const publication = { way: 'command-line', userId: null, again: null } as const
      await db.transaction().execute(async (transaction) => {
        await engine.lock(transaction, brandsLock)
        await writePublished(transaction, checked, { hosts, areAll: false }, publication)
      })
      cache.clear()
    },
    forget: () => cache.clear(),
  }
}

async function readByHost(db: Connection, host: string | null): Promise<StoredBrand | null> {
  if (host === null) return null
  const name = host.replace(/:\d+$/, '')
  const rows = await db
    .selectFrom('brand_hosts as h')
    .innerJoin('brands as b', 'b.id', 'h.brand_id')
    .select(['h.host', 'b.content'])
    .where('h.host', 'in', [host, name])
    .execute()
  const row = rows.find((one) => one.host === host) ?? rows[0]
  return row ? parse(row.content) : null
}

/** What is stored was checked against the contract when it was put. */
function parse(content: string): StoredBrand {
  return JSON.parse(content) as StoredBrand
}
