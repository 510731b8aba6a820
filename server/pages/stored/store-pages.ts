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
  let opened: { pages: StoredPages; release: string } | undefined
  // With the first page that may be there: looking at all files takes a start as long as ten pages.
  const open = () => {
    const warn = (err: unknown) => app.log.warn({ err }, 'finished pages are no longer stored')
    const mostBytes = storedPagesMegabytes * megabyte
    opened ??= {
      pages: new StoredPages({ dataDir, mostBytes, warn }),
      release: releaseMark(config),
    }
    return opened
  }
  const sweep = async () => {
    const { pages, release } = open()
    const current = async (host: string, path: string) =>
      inRelease(release, { version: await contentVersion(host, path) }).version
    await sweepStored(pages, current).catch((err: unknown) =>
      app.log.warn({ err }, 'stored pages not swept'),
    )
  }
  const first = setTimeout(sweep, sweepAfter).unref()
  const others = setInterval(sweep, sweepEvery).unref()
  app.addHook('onClose', async () => {
    clearTimeout(first)
    clearInterval(others)
    opened?.pages.close()
  })
  return {
    find(place) {
      const { pages, release } = open()
      return pages.find(inRelease(release, place))
    },
    put(place, page) {
      const { pages, release } = open()
      pages.put(inRelease(release, place), page)
    },
  }
}

function inRelease<Place extends { version: string }>(release: string, place: Place): Place {
  return { ...place, version: `${release} ${place.version}` }
}
