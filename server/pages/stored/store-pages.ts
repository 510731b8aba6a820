import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { contentVersion, type PageSources } from '../content-version.ts'
import type { Page } from '../rendering/page-renderer.ts'
import { removePagesFile } from './pages-file.ts'
import { releaseMark } from './release-mark.ts'
import { type PagePlace, StoredPages } from './stored-pages.ts'
import { sweepStored } from './sweep-stored.ts'

/** Where finished pages outlast the memory of a process. */
export type PageStorage = {
  find(place: PagePlace): Page | undefined
  /** Whether it is there in that version. */
  has(place: PagePlace): boolean
  put(place: PagePlace, page: Page): void
  /** Whether there is room for pages that nobody has asked for. */
  hasRoom(): boolean
  /** Takes or prolongs the right to look after the pages; false where another process has it. */
  keep(): boolean
  /** Removes the pages that show what is no longer so. */
  sweep(): Promise<void>
}

type Opened = { pages: StoredPages; release: string }

/**
 * Stores the pages of this release in the data folder.
 * @returns null where none are to be stored; those that there were are gone then
 */
export function storePages(
  app: FastifyInstance,
  config: Config,
  sources: PageSources,
): PageStorage | null {
  const { dataDir } = config
  const mostBytes = config.storedPagesMegabytes * 1_000_000
  if (mostBytes === 0) {
    removePagesFile(dataDir)
    return null
  }
  const warn = (err: unknown) => app.log.warn({ err }, 'finished pages are no longer stored')
  let opened: Opened | null | undefined
  const open = (): Opened | null => {
    if (opened !== undefined) return opened
    try {
      const release = releaseMark(config)
      opened = { release, pages: new StoredPages({ dataDir, mostBytes, warn }) }
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
  app.addHook('onClose', async () => opened?.pages.close())
  return {
    find(place) {
      const stored = open()
      return stored?.pages.find(inRelease(stored.release, place))
    },
    has(place) {
      const stored = open()
      return stored?.pages.has(inRelease(stored.release, place)) ?? false
    },
    put(place, page) {
      const stored = open()
      stored?.pages.put(inRelease(stored.release, place), page)
    },
    hasRoom: () => open()?.pages.hasRoom() ?? false,
    keep: () => open()?.pages.keep(Date.now()) ?? false,
    async sweep() {
      const stored = open()
      if (!stored) return
      await sweepStored(stored.pages, async (host, path) => {
        const { page: version } = await contentVersion(sources, host, path)
        return inRelease(stored.release, { version }).version
      })
    },
  }
}

function inRelease<Place extends { version: string }>(release: string, place: Place): Place {
  return { ...place, version: `${release} ${place.version}` }
}
