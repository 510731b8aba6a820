import * as limits from '../contract/limits.ts'
import { ChunkLoadError } from '../lib/chunk-load-error.ts'
import { forgetReload } from './reload-mark.ts'

/** What screens need besides their own part; nothing until the page is live. */
let loadBesides: () => Promise<void> = async () => {}

/** From now on each part with a screen or dialog comes with what this loads. */
export function loadWithScreens(load: () => Promise<void>): void {
  loadBesides = load
}

/**
 * Loads a part of the portal that has words in it, with the texts of the page's language. The build puts
 * this, instead of {@link loadChunk}, around the imports of features and routes.
 * @throws ChunkLoadError see {@link loadChunk}
 */
export function loadScreen<T>(load: () => Promise<T>, part: string): Promise<T> {
  return loadChunk(async () => (await Promise.all([load(), loadBesides()]))[0], part)
}

/**
 * Loads a part of the portal; the build puts this around every dynamic import. The router must not
 * recognise the failure: it would reload the page and lose what is typed there.
 * @param part names the part, the same in every release
 * @throws ChunkLoadError when it cannot be had, or not within `limits.chunkLoadTimeout`
 */
export async function loadChunk<T>(load: () => Promise<T>, part: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), limits.chunkLoadTimeout)
  })
  try {
    const loaded = await Promise.race([load(), late])
    forgetReload(part)
    return loaded
  } catch (cause) {
    throw new ChunkLoadError(part, cause)
  } finally {
    clearTimeout(timer)
  }
}
