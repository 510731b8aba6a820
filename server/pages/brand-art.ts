import { readdirSync } from 'node:fs'
import type { Brand } from '../../src/contract/brand.ts'

/** Paths under which the pictures in the folders of the brands are served, `/brands/<id>/<file>`. */
export type BrandArt = ReadonlySet<string>

/**
 * Looks once which pictures ship with the portal; an operator may have added a folder.
 * @param files folder whose contents are served at the root of the site
 */
export function readBrandArt(files: URL): BrandArt {
  const folders = readdirSync(new URL('brands/', files), { withFileTypes: true })
  return new Set(
    folders
      .filter((folder) => folder.isDirectory())
      .flatMap(({ name }) =>
        readdirSync(new URL(`brands/${name}/`, files)).map((file) => `/brands/${name}/${file}`),
      ),
  )
}

const defaultFolder = '/brands/default/'

/**
 * The folder with a brand's application icons: the one of its favicon, or the default one where that
 * lies elsewhere or has no icons beside it.
 * @returns a path that ends with a slash
 */
export function iconFolder({ brandImages }: Brand, art: BrandArt): string {
  const own = brandImages.favicon?.replace(/[^/]*$/, '') ?? ''
  return art.has(`${own}icon-192.png`) && art.has(`${own}icon-512.png`) ? own : defaultFolder
}
