import { existsSync } from 'node:fs'
import type { Brand } from '#src/contract/brand.ts'
import { keptPicture } from './kept-name.ts'
import { filesOfPicture } from './picture-folders.ts'

/**
 * A brand without those pictures of this portal that are not there: its name in type stands for a logo
 * then, and the portal's own pictures for the others.
 * @param dataDir of the portal
 */
export function withoutLostPictures<Shown extends Pick<Brand, 'brandImages'>>(
  brand: Shown,
  dataDir: string,
): Shown {
  const existing = Object.entries(brand.brandImages).filter(
    ([, path]) =>
      path === undefined ||
      !path.startsWith('/brands/') ||
      // In the database as the brand is: publishing has looked, and the sweep leaves what is named.
      keptPicture(path) !== null ||
      filesOfPicture(path, dataDir).some((file) => existsSync(file)),
  )
  return { ...brand, brandImages: Object.fromEntries(existing) }
}
