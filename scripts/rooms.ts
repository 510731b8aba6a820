/**
 * Who may know whom: each room of src/ with the rooms that it may import. Everything else in src/ is out
 * of its reach. .dependency-cruiser.mjs makes its rules of these tables, and CONTRIBUTING.md draws them.
 */
export const roomsKnownTo = {
  start: [
    ...['routes', 'features', 'data', 'api', 'storage', 'ui', 'brand', 'auth', 'analytics', 'pwa'],
    ...['contract', 'i18n', 'lib'],
  ],
  routes: [
    'features',
    'data',
    'ui',
    'brand',
    'auth',
    'analytics',
    'pwa',
    'contract',
    'i18n',
    'lib',
  ],
  features: ['data', 'ui', 'brand', 'auth', 'analytics', 'pwa', 'contract', 'i18n', 'lib'],
  data: ['api', 'storage', 'contract', 'i18n', 'lib'],
  api: ['contract', 'i18n', 'lib'],
  storage: ['contract', 'i18n', 'lib'],
  auth: ['contract', 'i18n', 'lib'],
  brand: ['contract', 'i18n', 'lib'],
  analytics: ['contract', 'i18n', 'lib'],
  pwa: ['contract', 'i18n', 'lib'],
  ui: ['i18n', 'lib'],
  i18n: [],
  lib: ['i18n'],
  contract: ['i18n', 'lib'],
} as const satisfies Record<string, readonly string[]>

/** The other programs, with the rooms of src/ that each may import; the widget imports types only. */
export const roomsKnownToPrograms = {
  server: ['contract', 'brand', 'i18n'],
  sw: ['contract', 'lib'],
  widget: ['contract'],
  'document-frame': ['lib'],
} as const satisfies Record<string, readonly string[]>

/**
 * Walls within server/: each room with the rooms of server/ that it may not import. What says under which
 * host, origin or address a request came is in `http`, which all of them may ask.
 */
export const serverWalls = {
  http: ['routes', 'pages', 'mail'],
  routes: ['pages'],
  pages: ['routes'],
  mail: ['http', 'routes', 'pages'],
  events: ['http', 'routes', 'pages'],
  schedule: ['http', 'routes', 'pages', 'mail', 'events', 'identity', 'evidence'],
  identity: ['routes', 'pages'],
  vendors: ['http', 'routes', 'pages', 'mail', 'events', 'schedule', 'identity', 'operator'],
} as const satisfies Record<string, readonly string[]>

/** A pattern for the files of some rooms. */
export const filesIn = (rooms: readonly string[]): string => `^src/(?:${rooms.join('|')})/`
