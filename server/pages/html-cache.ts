import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { contentTag } from '../http/entity-tag.ts'

/** A finished page: the bytes that go out, compressed once. */
export type Page = {
  status: number
  html: Buffer
  brotli: Buffer
  tag: string
  /** What its policy must allow for its own styles, if it has any. */
  styleHash: string | null
}

/** Bounded store of finished pages, so that an open route costs a lookup after its first reader. */
export class HtmlCache {
  readonly #pages = new LRUCache<string, Page>({
    max: 5_000,
    maxSize: 64_000_000,
    sizeCalculation: (page) => page.html.length + page.brotli.length,
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
    const better = { ...page, brotli: await compress(page.html, brotliOptions(page.html, 11)) }
    this.#improved.add(better)
    if (this.#pages.peek(key) === page) this.#pages.set(key, better)
  }
}

const compress = promisify(brotliCompress)

const brotliOptions = (html: Buffer, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  },
})

/**
 * Compresses and tags a rendered page.
 * @param options.quality of brotli, 0 to 11; the usual one is quick
 */
export function finishPage(
  status: number,
  text: string,
  { quality = 6, styleHash = null }: { quality?: number; styleHash?: string | null } = {},
): Page {
  const html = Buffer.from(text)
  const brotli = brotliCompressSync(html, brotliOptions(html, quality))
  return { status, html, brotli, tag: contentTag(html), styleHash }
}
