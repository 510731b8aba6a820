/** What search engines read, besides pages. */
export const crawlerPaths = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/profiles-1.xml',
] as const
