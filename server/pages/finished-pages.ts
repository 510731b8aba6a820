import { HtmlCache } from './html-cache.ts'
import type { Page, PageRenderer, PageRequest, Redirect } from './rendering/page-renderer.ts'
import type { PageStorage } from './stored/store-pages.ts'
import type { PagePlace } from './stored/stored-pages.ts'

/** A page whose content has a version, so that it can be found again. */
export type Versioned = PagePlace & {
  /** Whether there may be too many of its kind for the memory. */
  isOfSupplier: boolean
}

/**
 * Pages that are finished: in memory, of suppliers in a file too, and made where they are in neither.
 * Callers of one page that is missing wait for one rendering.
 * @param stored null: in no file
 */
export function finishedPages(renderer: PageRenderer, stored: PageStorage | null) {
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
  }
}

const keyOf = ({ version, address }: PagePlace): string => `${version}|${address}`
