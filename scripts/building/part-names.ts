/** Of no use without a network: the form service’s own library, and pages for who works on the portal. */
const onlineOnly = /\/node_modules\/@typeform\/|\/src\/routes\/dev\.|^dev\./

/** Files that the worker does not keep begin so. */
export const onlinePrefix = 'online-'

/**
 * File of a part of the portal. Every first visit carries the names of all parts that it may ask for, so
 * that they are short.
 * @param part its main module, where it has one
 */
export function scriptName(part: { facadeModuleId: string | null }): string {
  const origin = part.facadeModuleId ?? ''
  // The worker keeps those of its language alone.
  const [, language] = /^\0virtual:\w+-texts\/(\w+)$/.exec(origin) ?? []
  return nameOf(origin, language ? `text-${language}-[hash:6].js` : '[hash:6].js')
}

/**
 * File of anything else that the build makes.
 * @param asset the names that it has in the sources; a style sheet has that of its part
 */
export function assetName({ names: [name = ''] }: { names: string[] }): string {
  return nameOf(name, name.endsWith('.css') ? '[hash:6].css' : '[name]-[hash][extname]')
}

const nameOf = (origin: string, pattern: string): string =>
  `assets/${onlineOnly.test(origin) ? onlinePrefix : ''}${pattern}`
