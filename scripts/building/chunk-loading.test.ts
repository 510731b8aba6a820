import { expect, it } from 'vitest'
import { partName } from './chunk-loading.ts'

it.each([
  ['./prepare-offline.ts', 'prepare-offline'],
  ['../features/invite/invite-dialog.tsx', 'invite-dialog'],
  ['@typeform/embed', 'embed'],
  ['/home/somebody/portal/src/routes/index.tsx?tsr-split=component', 'index'],
  [
    '/home/somebody/portal/src/routes/organization.$slug.tsx?tsr-split=errorComponent',
    'organization.$slug errorComponent',
  ],
])('names the part of %s the same wherever it is built', (address, name) => {
  expect(partName(address)).toBe(name)
})
