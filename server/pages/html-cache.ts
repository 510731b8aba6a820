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

/** Compresses and tags a rendered page. */
export function finishPage(status: number, text: string): Page {
  const html = Buffer.from(text)
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return { status, html, brotli, tag: contentTag(html) }
}
