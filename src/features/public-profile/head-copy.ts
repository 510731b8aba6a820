/*
 * Words that are there before the profile itself is: of its head, and of what is shown meanwhile. Each for
 * itself: the build puts it where it is used.
 */

export const previewAlt = (name: string) => `Sustainability profile of ${name}`
export const loading = 'Loading profile'
export const unknownTitle = 'Profile not found'
export const unknownText =
  'No organisation has its profile at this address. The link may be mistyped, or the profile may have been taken down.'
export const metaDescription = (name: string) =>
  `Sustainability profile of ${name}: credentials, products and services, and where it serves.`
