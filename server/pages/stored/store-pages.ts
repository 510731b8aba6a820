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

type Opened = { pages: StoredPages; release: string }

const megabyte = 1_000_000
/** Milliseconds. */
const sweepAfter = 60_000
const sweepEvery = 3_600_000

/**
 * Stores the pages of this release in the data folder, and sweeps out what is no longer so, soon after the
 * start and every hour.
 * @param megabytes of the file at most; 0: none
 * @param contentVersion what a page shows now
 * @returns null where none are to be stored; those that there were are gone then
 */
export function storePages(
  app: FastifyInstance,
  config: Config,
  megabytes: number,
  contentVersion: (host: string, path: string) => Promise<string>,
): PageStorage | null {
  const { dataDir } = config
  if (megabytes === 0) {
    removePagesFile(dataDir)
    return null
  }
  const warn = (err: unknown) => app.log.warn({ err }, 'finished pages are no longer stored')
  let opened: Opened | null | undefined
  const open = (): Opened | null => {
    if (opened !== undefined) return opened
    try {
      const release = releaseMark(config)
      opened = {
        release,
        pages: new StoredPages({ dataDir, mostBytes: megabytes * megabyte, warn }),
      }
    } catch (error) {
      warn(error)
      opened = null
    }
    return opened
  }
  // Reading all files takes as long as twenty pages: not before the start is over, and before a later
  // release is put into the same folder.
  app.addHook('onListen', (done) => {
    setTimeout(open, 0)
    done()
  })
  const sweep = async () => {
    const stored = open()
    if (!stored) return
    const { pages, release } = stored
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
      const stored = open()
      return stored?.pages.find(inRelease(stored.release, place))
    },
    put(place, page) {
      const stored = open()
      stored?.pages.put(inRelease(stored.release, place), page)
    },
  }
}

function inRelease<Place extends { version: string }>(release: string, place: Place): Place {
  return { ...place, version: `${release} ${place.version}` }
}
