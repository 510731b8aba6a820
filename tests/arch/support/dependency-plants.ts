/** An import that a rule forbids: `from` imports `to`. */
export type Plant = { rule: string; from: string; to: string; typeOnly?: boolean }

/** One violation of every rule of .dependency-cruiser.mjs. */
export const plants: readonly Plant[] = [
  { rule: 'no-cycle', from: 'src/lib/back.ts', to: './turn.ts' },
  { rule: 'unresolvable', from: 'src/lib/lost.ts', to: './nowhere.ts' },
  { rule: 'undeclared-package', from: 'src/lib/stray.ts', to: 'undeclared' },
  {
    rule: 'server-needs-development-package',
    from: 'server/http/builder.ts',
    to: 'for-development',
  },
  { rule: 'routes-reaches-out', from: 'src/routes/index.tsx', to: '../api/thing.ts' },
  { rule: 'features-reaches-out', from: 'src/features/share/call.ts', to: '../../api/thing.ts' },
  { rule: 'features-reaches-out', from: 'src/features/share/keep.ts', to: '#src/storage/thing.ts' },
  { rule: 'data-reaches-out', from: 'src/data/view.ts', to: '../ui/thing.ts' },
  { rule: 'api-reaches-out', from: 'src/api/signed.ts', to: '../auth/thing.ts' },
  { rule: 'storage-reaches-out', from: 'src/storage/send.ts', to: '../api/thing.ts' },
  { rule: 'auth-reaches-out', from: 'src/auth/read.ts', to: '../data/thing.ts' },
  { rule: 'brand-reaches-out', from: 'src/brand/show.ts', to: '../ui/thing.ts' },
  { rule: 'analytics-reaches-out', from: 'src/analytics/who.ts', to: '../auth/thing.ts' },
  { rule: 'pwa-reaches-out', from: 'src/pwa/sync.ts', to: '../data/thing.ts' },
  { rule: 'ui-reaches-out', from: 'src/ui/branded.ts', to: '../brand/thing.ts' },
  { rule: 'lib-reaches-out', from: 'src/lib/agreed.ts', to: '../contract/thing.ts' },
  { rule: 'contract-reaches-out', from: 'src/contract/helped.ts', to: '../lib/thing.ts' },
  { rule: 'feature-to-feature', from: 'src/features/share/borrow.ts', to: '../landing/thing.ts' },
  { rule: 'portal-knows-other-program', from: 'src/data/cheat.ts', to: '#server/store/thing.ts' },
  { rule: 'portal-knows-other-program', from: 'src/pwa/policy.ts', to: '../../sw/thing.ts' },
  { rule: 'portal-knows-other-program', from: 'src/lib/badge.ts', to: '../../widget/thing.ts' },
  {
    rule: 'server-knows-portal',
    from: 'server/pages/screen.ts',
    to: '#src/features/share/thing.ts',
  },
  {
    rule: 'server-knows-brand-outside-pages',
    from: 'server/store/hue.ts',
    to: '#src/brand/thing.ts',
  },
  { rule: 'server-loads-render-entry', from: 'server/pages/load.ts', to: '#src/entry-server.tsx' },
  { rule: 'server-core-knows-http', from: 'server/store/reply.ts', to: '../http/thing.ts' },
  { rule: 'worker-reaches-out', from: 'sw/read.ts', to: '../src/storage/thing.ts' },
  { rule: 'widget-reaches-out', from: 'widget/parse.ts', to: '../src/contract/thing.ts' },
  {
    rule: 'widget-knows-portal-types',
    from: 'widget/shape.ts',
    to: '../src/ui/thing.ts',
    typeOnly: true,
  },
  { rule: 'product-knows-tests', from: 'server/http/rig.ts', to: '../../tests/fixtures/thing.ts' },
]

/** Imports that the design allows, one or more for every arrow. */
export const allowed: readonly Omit<Plant, 'rule'>[] = [
  { from: 'src/router.tsx', to: './routes/thing.ts' },
  { from: 'src/routes/screen.tsx', to: '../features/share/thing.ts' },
  { from: 'src/routes/root.tsx', to: '../app-context.ts', typeOnly: true },
  { from: 'src/features/share/screen.ts', to: '../../data/thing.ts' },
  { from: 'src/features/share/parts/look.ts', to: '#src/ui/thing.ts' },
  { from: 'src/features/share/who.ts', to: '../../auth/thing.ts' },
  { from: 'src/data/read.ts', to: '../api/thing.ts' },
  { from: 'src/data/keep.ts', to: '../storage/thing.ts' },
  { from: 'src/api/agreed.ts', to: '../contract/thing.ts' },
  { from: 'src/ui/pure.ts', to: '../lib/thing.ts' },
  { from: 'src/lib/installed.ts', to: 'declared' },
  { from: 'server/http/agreed.ts', to: '#src/contract/thing.ts' },
  { from: 'server/pages/brand-css.ts', to: '#src/brand/thing.ts' },
  { from: 'server/pages/entry.ts', to: '#src/entry-server.tsx', typeOnly: true },
  { from: 'server/http/read.ts', to: '../store/thing.ts' },
  { from: 'sw/agreed.ts', to: '../src/contract/thing.ts' },
  { from: 'widget/agreed.ts', to: '../src/contract/thing.ts', typeOnly: true },
  { from: 'server/http/app.test.ts', to: '../../tests/fixtures/thing.ts' },
]
