import { expect, it } from 'vitest'
import { createLocalArea } from './local-area.ts'

function storage(full = false) {
  const kept = new Map<string, string>()
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key: string) => void kept.delete(key),
  } as Storage
  return { kept, open: () => area }
}

it('keeps texts between visits under names of the portal', () => {
  const { kept, open } = storage()
  createLocalArea(open).set('private.organisation', 'acme')
  expect(createLocalArea(open).get('private.organisation')).toBe('acme')
  expect([...kept.keys()]).toEqual(['credence.private.organisation'])
})

it('AUT-5 clears what belongs to a user and nothing else', () => {
  const { kept, open } = storage()
  const area = createLocalArea(open)
  area.set('private.user', '{}')
  area.set('private.organisation', 'acme')
  area.set('device-used', 'yes')
  area.clearPrivate()
  expect([...kept.keys()]).toEqual(['credence.device-used'])
  expect(area.get('private.user')).toBeNull()
})

it.each([
  ['full', storage(true).open],
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('lasts as long as the page where storage is %s', (_, open) => {
  const area = createLocalArea(open)
  area.set('private.user', '{}')
  expect(area.get('private.user')).toBe('{}')
  area.clearPrivate()
  expect(area.get('private.user')).toBeNull()
})
