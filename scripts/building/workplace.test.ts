import { expect, it } from 'vitest'
import { groupOf } from './testing/group-of.ts'
import { workplace } from './workplace.ts'

const benefits = '/p/src/features/benefits'
const imports: Record<string, string[]> = {
  [`${benefits}/guest/guest-benefits-screen.tsx`]: [`${benefits}/offer-list.tsx`],
  [`${benefits}/offer-list.tsx`]: [],
  [`${benefits}/claim-dialog.tsx`]: ['/p/src/ui/dialog.tsx'],
  '/p/src/features/badge-guide/badge-guide-page.tsx': [
    '/p/src/ui/select.tsx',
    '/p/src/ui/code.tsx',
  ],
  '/p/src/ui/select.tsx': ['/p/src/ui/field.tsx'],
  '/p/src/ui/field.tsx': [],
  '/p/src/ui/code.tsx': [],
  '/p/src/storage/cache-rows.ts': ['/p/node_modules/dexie/dexie.js'],
  '/p/node_modules/dexie/dexie.js': [],
  '/p/src/start/user-page.ts': ['/p/src/data/drafts.ts', '/p/node_modules/valtio/vanilla.js'],
  '/p/src/data/drafts.ts': ['/p/src/storage/cache-rows.ts'],
  '/p/node_modules/valtio/vanilla.js': [],
  '/p/src/routes/organisation.tsx?tsr-split=loader': ['/p/src/auth/until-signed-out.ts'],
  '/p/src/auth/until-signed-out.ts': [],
  '/p/src/routes/organisation.tsx?tsr-split=component': [
    '/p/src/ui/select.tsx',
    '/p/src/data/drafts.ts',
    `${benefits}/offer-list.tsx`,
    `${benefits}/claim-dialog.tsx`,
  ],
  '/p/src/auth/sign-in-here.ts': [
    '/p/node_modules/@azure/msal-browser/dist/index.mjs',
    '/p/src/auth/until-signed-out.ts',
  ],
  '/p/node_modules/@azure/msal-browser/dist/index.mjs': [],
  '/p/src/features/outbox/dialogs.ts': ['/p/src/features/outbox/queue/queue-dialog.tsx'],
  '/p/src/features/outbox/queue/queue-dialog.tsx': ['/p/src/ui/dialog.tsx', '/p/src/ui/list.tsx'],
  '/p/src/ui/list.tsx': [],
  '/p/src/features/invite/invite-dialog.tsx': ['/p/src/ui/dialog.tsx', '/p/src/ui/field.tsx'],
  '/p/src/ui/dialog.tsx': ['/p/node_modules/radix-ui/dist/index.mjs'],
  '/p/node_modules/radix-ui/dist/index.mjs': [
    '/p/node_modules/@radix-ui/react-dialog/dist/index.mjs',
    '/p/node_modules/@radix-ui/react-tooltip/dist/index.mjs',
  ],
  '/p/node_modules/@radix-ui/react-dialog/dist/index.mjs': ['/p/node_modules/aria-hidden/index.js'],
  '/p/node_modules/@radix-ui/react-tooltip/dist/index.mjs': [
    '/p/node_modules/aria-hidden/index.js',
    '/p/node_modules/@floating-ui/dom/index.mjs',
  ],
  '/p/node_modules/aria-hidden/index.js': [],
  '/p/node_modules/@floating-ui/dom/index.mjs': [],
  '/p/src/features/gallery/gallery-page.tsx': ['/p/src/ui/dialog.tsx'],
}

it.each([
  ['/p/node_modules/valtio/vanilla.js', 'shared'],
  [`${benefits}/offer-list.tsx`, 'shared'],
  [`${benefits}/claim-dialog.tsx`, 'workplace'],
  [`${benefits}/guest/guest-benefits-screen.tsx`, null],
  ['/p/src/ui/select.tsx', 'shared'],
  ['/p/src/ui/field.tsx', 'shared'],
  ['/p/src/ui/code.tsx', null],
  ['/p/node_modules/dexie/dexie.js', 'store'],
  ['/p/src/data/drafts.ts', 'user'],
  ['/p/src/routes/organisation.tsx?tsr-split=loader', 'user'],
  ['/p/src/auth/until-signed-out.ts', 'user'],
  ['/p/src/auth/sign-in-here.ts', 'identity'],
  ['/p/node_modules/@azure/msal-browser/dist/index.mjs', 'identity'],
  ['/p/src/routes/organisation.tsx?tsr-split=component', 'workplace'],
  ['/p/src/features/outbox/queue/queue-dialog.tsx', 'workplace'],
  ['/p/src/ui/list.tsx', 'workplace'],
  ['/p/src/features/invite/invite-dialog.tsx', 'dialog'],
  ['/p/node_modules/@radix-ui/react-dialog/dist/index.mjs', 'dialog'],
  ['/p/node_modules/aria-hidden/index.js', 'dialog'],
  ['/p/node_modules/@floating-ui/dom/index.mjs', 'workplace'],
  ['/p/src/features/gallery/gallery-page.tsx', null],
])('puts %s into %s', (id, group) => {
  expect(groupOf(id, workplace('/p'), imports)).toBe(group)
})
