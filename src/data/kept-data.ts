import type { OwnBuyers } from '../contract/buyers/buyer.ts'
import { buying } from '../storage/cache-tables.ts'
import { logFailure } from '../lib/log-failure.ts'
import { referenceAge } from './catalogue-data.ts'
import type { Answer, Cache } from './cache.ts'
import { savesData } from './offline-data.ts'
import type { Shapes } from './shapes.ts'
import type { Sources } from './sources.ts'

/** Profiles that are brought for one list: the device has room for a hundred, those that were looked at among them. */
const mostBrought = 60

type KeptShape = 'ownBuyers' | 'shortlist' | 'shortlists'

/** What a signed-in user reads as a buyer, cached on the device until they sign out (DSC-4). */
export type KeptData = {
  /** The network answers; the device, which says of when it is, only when the network fails or hangs. */
  fresh<N extends KeptShape>(
    shape: N,
    key: string,
    load: () => Promise<Shapes[N]>,
  ): Promise<Answer<Shapes[N]>>
  /** Caches what a change has made of it. */
  store<N extends KeptShape>(shape: N, key: string, value: Shapes[N]): void
  /**
   * Brings public profiles onto the device, one at a time while the page is idle, for the time without a network. Ends
   * at the first that does not come; nothing is brought for readers who asked to be spared data. Never rejects.
   * @param isWanted whether the page is still about them
   */
  bringProfiles(slugs: readonly string[], isWanted: () => boolean): Promise<void>
}

type Needs = {
  cache: Pick<Cache, 'fresh' | 'storeSaved' | 'young'>
  sources: Pick<Sources, 'publicProfile'>
  /** Of the signed-in user: without one nothing is cached. */
  userId: () => string | null
  idle: () => Promise<void>
}

export function keptData({ cache, sources, userId, idle }: Needs): KeptData {
  const source = <N extends KeptShape>(shape: N, key: string, load: () => Promise<Shapes[N]>) => ({
    ...{ table: buying, key: `${userId()}/${shape}/${key}`, shape, load },
  })
  return {
    async fresh(shape, key, load) {
      if (!userId()) return { value: await load(), storedAt: null }
      return cache.fresh(source(shape, key, load))
    },
    store(shape, key, value) {
      if (userId())
        cache.storeSaved(
          source(shape, key, async () => value),
          value,
        )
    },
    async bringProfiles(slugs, isWanted) {
      if (savesData(navigator)) return
      try {
        for (const slug of slugs.slice(0, mostBrought)) {
          await idle()
          if (!userId() || !isWanted()) return
          await cache.young(sources.publicProfile(slug), referenceAge)
        }
      } catch (error) {
        logFailure('Not all profiles of a list are on the device.', error)
      }
    },
  }
}

/** The buyers of whoever is signed in, as the device has them where the network does not answer. */
export const keptBuyers =
  (kept: KeptData, load: () => Promise<OwnBuyers>) => async (): Promise<OwnBuyers> =>
    (await kept.fresh('ownBuyers', '', load)).value
