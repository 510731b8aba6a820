import { filesIn, roomsKnownTo, roomsKnownToPrograms, serverWalls } from './scripts/rooms.ts'

/*
 * The rules of who may know whom, made of the tables in scripts/rooms.ts.
 * tests/arch/dependency-rules.test.ts plants one violation of every rule.
 */

const test = '[.]test[.]tsx?$'

/**
 * What a room may take besides the rooms that it knows. The type of their context is the one thing that
 * routes take from the wiring above them; the boot script loads the entry.
 * @type {Partial<Record<string, readonly string[]>>}
 */
const alsoKnownTo = {
  routes: ['^src/start/app-context[.]ts$'],
  start: ['^src/(?:route-tree[.]gen[.]ts|entry-client[.]tsx)$'],
}

const roomRules = Object.entries(roomsKnownTo).map(([room, known]) => ({
  name: `${room}-reaches-out`,
  comment: `src/${room} may know only: ${[room, ...known].join(', ')}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: test },
  to: {
    path: '^src/',
    pathNot: [filesIn([room, ...known]), ...(alsoKnownTo[room] ?? [])],
  },
}))

const wallRules = Object.entries(serverWalls).map(([room, others]) => ({
  name: `server-${room}-through-wall`,
  comment: `server/${room} may not know: ${others.join(', ')}.`,
  severity: 'error',
  from: { path: `^server/${room}/`, pathNot: test },
  to: { path: `^server/(?:${others.join('|')})/` },
}))

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'A cycle cannot be read, tested or loaded in parts.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'unresolvable',
    comment: 'The imported module does not exist.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '[?]', '^dist/'] },
  },
  {
    name: 'undeclared-package',
    comment: 'The package is not in package.json.',
    severity: 'error',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'server-needs-development-package',
    comment:
      'What the server loads at run time belongs in dependencies; hot reload is for developers.',
    severity: 'error',
    from: { path: '^server/', pathNot: [test, '/testing/'] },
    to: {
      dynamic: false,
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'type-only'],
    },
  },
  ...roomRules,
  {
    name: 'feature-to-feature',
    comment: 'Features do not know each other: shared parts move down to ui, data or lib.',
    severity: 'error',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: '^src/features/$1/' },
  },
  {
    name: 'portal-knows-other-program',
    comment: 'The portal does not know the server, the worker, the widget or the document frame.',
    severity: 'error',
    from: { path: '^src/' },
    to: { path: '^(?:server|sw|widget|document-frame)/' },
  },
  {
    name: 'server-knows-portal',
    comment: 'Of the portal the server knows the contract and how brand colours are derived.',
    severity: 'error',
    from: { path: '^server/' },
    to: {
      path: '^src/',
      pathNot: [filesIn(roomsKnownToPrograms.server), '^src/entry-server[.]tsx$'],
    },
  },
  {
    name: 'server-knows-brand-outside-pages',
    comment: 'Only pages and mail carry the brand; data and permissions do not know it.',
    severity: 'error',
    from: { path: '^server/(?:store|policies|present|catalogue|routes)/', pathNot: test },
    to: { path: '^src/brand/' },
  },
  {
    name: 'server-loads-render-entry',
    comment: 'Node cannot load .tsx: the server uses the built entry and imports only its types.',
    severity: 'error',
    from: { path: '^server/' },
    to: { path: '[.]tsx$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'server-core-knows-http',
    comment: 'Data, permissions and presentation do not know how they are asked.',
    severity: 'error',
    from: { path: '^server/(?:store|policies|present|catalogue|badge|recommend)/', pathNot: test },
    to: { path: '^server/(?:(?:routes|http|pages)/|app[.]ts$|main[.]ts$)' },
  },
  ...wallRules,
  {
    name: 'ranking-knows-store',
    comment: 'Ranking is a pure function: what it needs of the database is handed to it.',
    severity: 'error',
    from: { path: '^server/recommend/', pathNot: test },
    to: { path: '^server/store/' },
  },
  {
    name: 'worker-reaches-out',
    comment: 'The service worker knows the contract only.',
    severity: 'error',
    from: { path: '^sw/', pathNot: test },
    to: {
      path: '^(?:src|server|widget|scripts|tests)/',
      pathNot: filesIn(roomsKnownToPrograms.sw),
    },
  },
  {
    name: 'widget-reaches-out',
    comment: 'The widget ships to strangers’ pages: types of the contract only.',
    severity: 'error',
    from: { path: '^widget/', pathNot: test },
    to: { path: '^(?:src|server|sw|scripts|tests)/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'widget-knows-portal-types',
    comment: 'The widget’s types come from the contract, not from the portal.',
    severity: 'error',
    from: { path: '^widget/', pathNot: test },
    to: {
      path: '^(?:src|server|sw|scripts|tests)/',
      pathNot: filesIn(roomsKnownToPrograms.widget),
    },
  },
  {
    name: 'document-frame-reaches-out',
    comment: 'The document frame knows the messages and helpers that it shares with the portal.',
    severity: 'error',
    from: { path: '^document-frame/', pathNot: test },
    to: {
      path: '^(?:src|server|sw|widget|scripts|tests)/',
      pathNot: filesIn(roomsKnownToPrograms['document-frame']),
    },
  },
  {
    name: 'product-knows-tests',
    comment: 'The product runs without its tests and scripts.',
    severity: 'error',
    from: { path: '^(?:src|server|sw|widget|document-frame)/', pathNot: test },
    to: { path: `^(?:tests|scripts)/|${test}` },
  },
]

export default {
  forbidden,
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|[.]gen[.]ts$|^tests/fixtures/widget-apps/|^tests/bench/peers/[^/]+/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css', '.d.ts'],
    },
  },
}
