import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const shipped = fileURLToPath(new URL('../../public/', import.meta.url))

/** Path of a brand's picture on this portal, `/brands/<id>/<file>`; nothing else is ever read. */
const ownPicture = /^\/brands\/[\w-]+\/[\w.-]+$/

/**
 * The folder for the pictures that an operator gives the brands, each in a folder named after its brand.
 * @param dataDir of the portal
 */
export function ownPictures(dataDir: string): string {
  return join(dataDir, 'brands')
}

/**
 * The files that may hold a brand's picture: what ships with the portal, then what the operator put.
 * @param path such as `/brands/harbour/hero.svg`
 * @returns an empty list for any other path
 */
export function filesOfPicture(path: string, dataDir: string): string[] {
  if (!ownPicture.test(path)) return []
  return [join(shipped, path), join(dataDir, path)]
}
