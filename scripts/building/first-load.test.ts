import { expect, it } from 'vitest'
import { firstLoad } from './first-load.ts'
import { groupOf } from './testing/group-of.ts'

const imports: Record<string, string[]> = {
  '/p/shell.html': ['/p/src/start/boot.ts'],
  '/p/src/start/boot.ts': ['/p/src/shared.ts'],
  '/p/src/shared.ts': [],
  '/p/src/entry-client.tsx': ['/p/src/start/router.tsx', '/p/src/shared.ts'],
  '/p/src/start/router.tsx': [
    '/p/node_modules/react/index.js',
    '/p/node_modules/@tanstack/react-router/dist/esm/useBlocker.js',
    '/p/src/entry-client.tsx',
  ],
  '/p/node_modules/@tanstack/react-router/dist/esm/useBlocker.js': [],
  '/p/node_modules/react/index.js': [],
  '/p/src/start/open-data.ts': ['/p/src/contract/offer.ts', '/p/src/contract/endpoint.ts'],
  '/p/src/contract/endpoint.ts': [],
  '/p/src/data/shapes.ts': ['/p/src/contract/offer.ts', '/p/node_modules/valibot/index.js'],
  '/p/src/contract/offer.ts': ['/p/src/contract/categories.ts'],
  '/p/src/contract/categories.ts': [],
  '/p/node_modules/valibot/index.js': [],
  '/p/src/features/landing/landing-screen.tsx': [
    '/p/src/ui/chip.tsx',
    '/p/src/features/a.ts',
    '/p/src/contract/categories.ts',
  ],
  '/p/src/features/public-profile/public-profile-screen.tsx': [
    '/p/src/ui/chip.tsx',
    '/p/src/ui/sdg-tile.tsx',
    '/p/src/ui/notice.tsx',
    '/p/src/features/public-profile/copy.ts',
  ],
  '/p/src/features/public-profile/copy.ts': [],
  '/p/src/features/get-started/get-started-screen.tsx': [
    '/p/src/ui/page-header.tsx',
    '/p/src/ui/notice.tsx',
  ],
  '/p/src/ui/page-header.tsx': [],
  '/p/src/ui/notice.tsx': [],
  '/p/src/routes/organization.$slug.tsx?tsr-split=component': [],
  '/p/src/features/a.ts': [],
  '/p/src/ui/sdg-tile.tsx': [],
  '/p/src/ui/chip.tsx': [],
  '/p/src/ui/dialog.tsx': [],
  '/p/src/lazy.ts': ['/p/node_modules/dexie/dexie.js'],
  '/p/node_modules/dexie/dexie.js': [],
}

it.each([
  ['/p/src/start/boot.ts', 'boot'],
  ['/p/src/shared.ts', 'boot'],
  ['/p/src/start/router.tsx', 'application'],
  ['/p/node_modules/react/index.js', 'packages'],
  ['/p/src/entry-client.tsx', 'application'],
  ['/p/node_modules/@tanstack/react-router/dist/esm/useBlocker.js', null],
  ['/p/src/start/open-data.ts', 'data'],
  ['/p/src/contract/offer.ts', 'data'],
  ['/p/src/contract/endpoint.ts', 'data'],
  ['/p/node_modules/valibot/index.js', 'data'],
  ['/p/src/contract/categories.ts', 'application'],
  ['/p/src/ui/chip.tsx', 'application'],
  ['/p/src/ui/sdg-tile.tsx', 'profile'],
  ['/p/src/ui/notice.tsx', 'application'],
  ['/p/src/routes/organization.$slug.tsx?tsr-split=component', 'profile'],
  ['/p/src/ui/page-header.tsx', 'components'],
  ['/p/src/features/public-profile/public-profile-screen.tsx', 'profile'],
  ['/p/src/features/public-profile/copy.ts', 'profile'],
  ['/p/src/features/a.ts', null],
  ['/p/src/ui/dialog.tsx', null],
  ['/p/src/lazy.ts', null],
  ['/p/node_modules/dexie/dexie.js', null],
])('puts %s into %s', (id, group) => {
  expect(groupOf(id, firstLoad('/p'), imports)).toBe(group)
})
