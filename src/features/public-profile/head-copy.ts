/** Words that are there before the page itself is: of its head, and of what is shown meanwhile. */
export const profileHeadCopy = {
  previewAlt: (name: string) => `Sustainability profile of ${name}`,
  loading: 'Loading profile',
  unknownTitle: 'Profile not found',
  unknownText:
    'No organisation has its profile at this address. The link may be mistyped, or the profile may have been taken down.',
  metaDescription: (name: string) =>
    `Sustainability profile of ${name}: credentials, products and services, and where it serves.`,
} as const
