/** File names of pictures that lie in the database; what an operator puts into a folder is never called so. */
export const keptName = /^kept-[0-9a-f]{40}\.(?:png|webp|svg)$/

/** @returns what it was kept as, for the path of a picture in the database; null for any other address */
export function keptPicture(path: string): { brandId: string; name: string } | null {
  const [, brandId = '', name = ''] = /^\/brands\/([\w-]+)\/([^/]+)$/.exec(path) ?? []
  return keptName.test(name) ? { brandId, name } : null
}
