import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import type { Page } from '../rendering/page-renderer.ts'
import { removePagesFile } from './pages-file.ts'
import { releaseMark } from './release-mark.ts'
import { type PagePlace, StoredPages } from './stored-pages.ts'
import { sweepStored } from './sweep-stored.ts'

/** Where finished pages outlast the memory of a process. */
export type PageStorage = {
  find(place: PagePlace): Page | undefined
  put(place: PagePlace, page: Page): void
}

const megabyte = 1_000_000
/** Milliseconds. */
const sweepAfter = 60_000
const sweepEvery = 3_600_000

/**
 * Stores the pages of this release in the data folder, and sweeps out what is no longer so, soon after the
 * start and every hour.
 * @param contentVersion what a page shows now
 * @returns null where none are to be stored; those that there were are gone then
 */
export function storePages(
  app: FastifyInstance,
  config: Config,
  contentVersion: (host: string, path: string) => Promise<string>,
): PageStorage | null {
  const { dataDir, storedPagesMegabytes } = config
  if (storedPagesMegabytes === 0) {
    removePagesFile(dataDir)
    return null
  }
  const warn = (err: unknown) => app.log.warn({ err }, 'finished pages are no longer stored')
  const pages = new StoredPages({ dataDir, mostBytes: storedPagesMegabytes * megabyte, warn })
  let release = ''
  // Not in the way of the start: it takes as long as ten pages.
  app.addHook('onListen', (done) => {
    release = releaseMark(config)
    done()
  })
  const inRelease = <Place extends { version: string }>(place: Place): Place => ({
    ...place,
    version: `${release} ${place.version}`,
  })
  const current = async (host: string, path: string) =>
    inRelease({ version: await contentVersion(host, path) }).version
  const sweep = () =>
    sweepStored(pages, current).catch((err: unknown) =>
      app.log.warn({ err }, 'stored pages not swept'),
    )
  const first = setTimeout(sweep, sweepAfter).unref()
  const others = setInterval(sweep, sweepEvery).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(others)
    pages.close()
  })
  return {
    find: (place) => pages.find(inRelease(place)),
    put: (place, page) => pages.put(inRelease(place), page),
  }
}
