import { HtmlCache } from './html-cache.ts'
import type { Page, PageRenderer, PageRequest, Redirect } from './rendering/page-renderer.ts'
import type { PagePlace } from './stored/stored-pages.ts'

/** A page whose content has a version, so that it can be found again. */
export type Versioned = PagePlace & {
  /** Whether there may be too many of its kind for the memory. */
  isOfSupplier: boolean
}

/** What outlasts the memory of a process. */
type PageFile = {
  find(place: PagePlace): Page | undefined
  put(place: PagePlace, page: Page): void
}

export type FinishedPages = ReturnType<typeof finishedPages>

/**
 * Pages that are finished: in memory, of suppliers in a file too, and made where they are in neither.
 * Callers of one page that is missing wait for one rendering.
 * @param stored null: in no file
 */
export function finishedPages(renderer: Pick<PageRenderer, 'render'>, stored: PageFile | null) {
  const cache = new HtmlCache()
  const underWay = new Map<string, Promise<Page | Redirect>>()

  function find(place: Versioned): Page | undefined {
    const key = keyOf(place)
    const cached = cache.get(key)
    if (cached || !stored || !place.isOfSupplier) return cached
    const found = stored.find(place)
    if (found) cache.put(key, found)
    return found
  }

  async function fill(key: string, place: Versioned, request: PageRequest) {
    try {
      const page = await renderer.render(request)
      if ('location' in page) return page
      cache.put(key, page)
      if (place.isOfSupplier && page.status === 200) stored?.put(place, page)
      return page
    } finally {
      underWay.delete(key)
    }
  }

  return {
    find,
    make(place: Versioned, request: PageRequest): Promise<Page | Redirect> {
      const key = keyOf(place)
      const known = underWay.get(key)
      if (known) return known
      const rendering = fill(key, place, request)
      underWay.set(key, rendering)
      return rendering
    },
    /** Makes a page that nobody waits for. Only the file gets it: in memory it would take the room of one that is read. */
    async makeAhead(place: Versioned, request: PageRequest): Promise<void> {
      const page = await renderer.render(request)
      if (!('location' in page) && page.status === 200) stored?.put(place, page)
    },
  }
}

const keyOf = ({ version, address }: PagePlace): string => `${version}|${address}`
