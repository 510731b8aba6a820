import { expect, it } from 'vitest'
import { formatTable } from './format-table.ts'

it('API-8 aligns columns and says yes, no and nothing in words', () => {
  const columns = { name: 'NAME', count: 'COUNT', owner: 'OWNER' }
  const rows = [
    { name: 'Kauri Point Honey', count: 3, owner: true },
    { name: 'Östersund Trä', count: null, owner: false },
  ]
  expect(formatTable(columns, rows)).toBe(
    'NAME               COUNT  OWNER\n' +
      'Kauri Point Honey  3      yes\n' +
      'Östersund Trä      -      no\n',
  )
})

it('API-8 lets no text from outside steer the terminal or break its row', () => {
  const rows = [{ name: 'Evil\u001B[2J\r\nLtd\u202E' }]
  expect(formatTable({ name: 'NAME' }, rows)).toBe('NAME\nEvil [2J Ltd\n')
})
