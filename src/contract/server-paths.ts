/** Paths that only the server answers: the service worker and the router leave them alone. */
const serverOwnedPrefixes = [
  '/.well-known/',
  '/api/',
  '/identity/',
  '/newsletter/',
  '/reminders/',
  '/supplier-news/',
  '/report/',
  '/calendar/',
  '/dev/outbox/',
  '/widget/',
  '/brands/',
  '/assets/',
  '/modules/',
  '/operate/',
  '/shortcuts/',
  '/previews/',
  '/sitemaps/',
] as const
const serverOwnedPaths = [
  '/health',
  '/ready',
  '/offers',
  '/operate',
  '/dev/outbox',
  '/dev/gallery/brands',
  '/brand.css',
  '/failure.css',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/sw.js',
] as const

/**
 * Whether a path belongs to the server alone.
 * @param path pathname without query, starting with a slash
 */
export function isServerOwned(path: string): boolean {
  return (
    serverOwnedPaths.some((own) => path === own) ||
    serverOwnedPrefixes.some((prefix) => path.startsWith(prefix))
  )
}
