import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Brand } from '#src/contract/brand.ts'
import type { BadgeLogo } from '../badge/badge-logo.ts'
import { fetchLogo } from './fetch-logo.ts'
import { keptPicture } from './kept-name.ts'
import { filesOfPicture } from './picture-folders.ts'

/** Milliseconds after which a logo is read again: a brand may have changed it. */
export const logoMemory = 3_600_000
/** The same for one that could not be had. */
export const lackMemory = 60_000
/** Where this portal has pictures. */
export type PictureSources = {
  /** Data folder, with those that an operator has put there. */
  dataDir: string
  /** Reads one in the database; null where it is not there. */
  readKept(brandId: string, name: string): Promise<Buffer | null>
}

/** First byte of every PNG, and of no text. */
const pngStart = 0x89

/**
 * Which image of a known brand an address means (WGT-8). Nothing else is ever read or fetched.
 * @param address as the caller gave it: a path of this portal or a whole address
 * @param host host of the request, for a path
 * @param isOurHost whether a host shows this portal, so that its paths are ours
 * @returns the image as the brand names it; null when no brand does
 */
export function findKnownLogo(
  address: string,
  host: string,
  brands: readonly Pick<Brand, 'brandImages'>[],
  isOurHost: (host: string) => boolean,
): string | null {
  const url = URL.parse(address, `http://${host}`)
  if (!url) return null
  const images = brands.flatMap(({ brandImages }) => Object.values(brandImages))
  const isOurs = url.host === host || isOurHost(url.host)
  return images.find((image) => image === url.href || (isOurs && image === url.pathname)) ?? null
}

/**
 * Reads an image that `findKnownLogo` gave; null when it cannot be had. `drawBadge` checks its content.
 */
export async function loadLogo(
  image: string,
  { dataDir, readKept }: PictureSources,
): Promise<BadgeLogo | null> {
  try {
    const kept = keptPicture(image)
    const readElsewhere = () => (image.startsWith('/') ? readOwn(image, dataDir) : fetchLogo(image))
    const bytes = kept ? await readKept(kept.brandId, kept.name) : await readElsewhere()
    if (!bytes) return null
    return { bytes, type: bytes[0] === pngStart ? 'image/png' : 'image/svg+xml' }
  } catch {
    return null
  }
}

async function readOwn(path: string, dataDir: string): Promise<Buffer | null> {
  const file = filesOfPicture(path, dataDir).find((one) => existsSync(one))
  return file === undefined ? null : readFile(file)
}
