import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { brotliOptions } from './rendering/finish-page.ts'
import type { Page } from './rendering/page-renderer.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Bytes of pages in the cache, all of them compressed: 3,000 profiles. */
const cachedBytes = 48_000_000
/** What the cache takes for a page besides its bytes, measured with keys of 100 letters. */
const overhead = 1_000

/** Bounded store of finished pages, so that an open route costs a lookup after its first reader. */
export class HtmlCache {
  readonly #pages = new LRUCache<string, Page>({
    maxSize: cachedBytes,
    sizeCalculation: (page) => page.brotli.length + overhead,
  })

  readonly #improved = new WeakSet<Page>()

  /** A page that is asked for again is worth a better compression, which readers need not wait for. */
  get(key: string): Page | undefined {
    const page = this.#pages.get(key)
    if (page && !this.#improved.has(page)) void this.#improve(key, page)
    return page
  }

  /** Caches a page; failures are not cached, for they may be gone a moment later. */
  put(key: string, page: Page): void {
    if (page.status === 200) this.#pages.set(key, page)
  }

  /** Takes some 60 ms of another thread for 70 kB, and a tenth off the bytes. */
  async #improve(key: string, page: Page): Promise<void> {
    this.#improved.add(page)
    const html = await decompress(page.brotli)
    const brotli = new Uint8Array(await compress(html, brotliOptions(11, html.length)))
    const better = { ...page, brotli }
    this.#improved.add(better)
    if (this.#pages.peek(key) === page) this.#pages.set(key, better)
  }
}
