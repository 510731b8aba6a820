import { expect, it } from 'vitest'
import { credentialRows } from './credential-rows.ts'

const held = (name: string, status: 'PENDING' | 'APPROVED' = 'PENDING') => ({
  id: name.toLowerCase(),
  name,
  shortName: name,
  status,
  tier: 0,
  notes: [],
})
const shown = (rows: ReturnType<typeof credentialRows>) =>
  rows.map((row) => `${row.isRemoved ? '- ' : ''}${row.credential.name}`)

it('PRF-7 keeps the place of what was taken away until the next save', () => {
  const saved = [held('B'), held('D', 'APPROVED')]
  const rows = credentialRows('en', [held('C'), held('D', 'APPROVED')], saved, [held('A')])
  expect(shown(rows)).toEqual(['- A', '- B', 'C', 'D'])
})

it('PRF-7 shows what was had back once, as it is now', () => {
  expect(shown(credentialRows('en', [held('A')], [held('A')], [held('A')]))).toEqual(['A'])
})
