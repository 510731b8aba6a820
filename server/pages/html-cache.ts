import { brotliCompressSync, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { contentTag } from '../http/entity-tag.ts'

/** A finished page: the bytes that go out, compressed once. */
export type Page = { status: number; html: Buffer; brotli: Buffer; tag: string }

/** Bounded store of finished pages, so that an open route costs a lookup after its first reader. */
export class HtmlCache {
  readonly #pages = new LRUCache<string, Page>({
    max: 5_000,
    maxSize: 64_000_000,
    sizeCalculation: (page) => page.html.length + page.brotli.length,
  })

  get(key: string): Page | undefined {
    return this.#pages.get(key)
  }

  /** Keeps a page; failures are not kept, for they may be gone a moment later. */
  put(key: string, page: Page): void {
    if (page.status === 200) this.#pages.set(key, page)
  }
}

/**
 * Compresses and tags a rendered page.
 * @param quality of brotli, 0 to 11; the usual one is quick
 */
export function finishPage(status: number, text: string, quality = 6): Page {
  const html = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  const brotli = brotliCompressSync(html, { params })
  return { status, html, brotli, tag: contentTag(html) }
}
