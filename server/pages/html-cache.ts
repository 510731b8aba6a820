import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotliOptions } from '../http/brotli-options.ts'
import { decompress, exact } from '../http/prepared-answer.ts'
import type { Page } from './rendering/page-renderer.ts'

const compress = promisify(brotliCompress)

/**
 * Bytes of pages in the cache, all of them compressed: some 600 profiles. Others are in a file, from which one
 * takes a tenth of a millisecond longer.
 */
const cachedBytes = 10_000_000
/**
 * Times that a page is asked for before it is compressed as well as can be: that takes 50 ms of another
 * thread, fifteen times as much as making it, and a fifth off its bytes.
 */
const often = 30
/** What the cache takes for a page besides its bytes, measured with keys of 100 letters. */
const overhead = 1_000

/** Bounded store of finished pages, so that an open route costs a lookup after its first reader. */
export class HtmlCache {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: cachedBytes,
    sizeCalculation: (page) => page.bytes.length + overhead,
  })

  readonly #asked = new WeakMap<Page, number>()

  /** A page that is asked for often is worth a better compression, which readers need not wait for. */
  get(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (!page) return undefined
    const times = (this.#asked.get(page) ?? 0) + 1
    this.#asked.set(page, times)
    if (times === often) void this.#improve(key, page)
    return page
  }

  /** Caches a page; failures are not cached, for they may be gone a moment later. */
  put(key: string, page: Page): void {
    if (page.status === 200) this.#pages.set(key, page)
  }

  async #improve(key: string, page: Page): Promise<void> {
    const html = await decompress[page.coding](page.bytes)
    const bytes = exact(await compress(html, brotliOptions(11, html.length)))
    const styles = page.styles && { ...page.styles, piece: null }
    const better: Page = { ...page, bytes, coding: 'br', styles }
    this.#asked.set(better, often)
    if (this.#pages.peek(key) === page) this.#pages.set(key, better)
  }
}
