import { expect, it } from 'vitest'
import { filesToAssign } from './to-assign.ts'

const held = { slug: 'acme', managed: ['acme', 'other'], credentialIds: ['iso'] }
const file = (organisation: string, credentialId: string | null, state = 'waiting' as const) => ({
  organisation,
  credentialId,
  state,
})

it.each([
  ['a shared file', file('acme', null)],
  ['a file shared while another organisation was open', file('other', null)],
  ['a file whose credential left the profile', file('acme', 'gone')],
  ['a file of an organisation that is gone or has another name', file('former', 'iso')],
])('OFF-1 PRF-8 asks what %s proves', (_what, one) => {
  expect(filesToAssign([one], held)).toEqual([one])
})

it.each([
  ['a file that its credential shows', file('acme', 'iso')],
  ['a file that another organisation shows', file('other', 'gone')],
  ['a file that is being sent', { ...file('acme', 'gone'), state: 'sending' as const }],
])('OFF-1 PRF-8 does not ask about %s', (_what, one) => {
  expect(filesToAssign([one], held)).toEqual([])
})
