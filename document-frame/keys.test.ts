import { expect, it } from 'vitest'
import { keyForPortal, ownCommand } from './keys.ts'

const pressed = (key: string, more = {}) => ({
  ...{ key, code: '', ctrlKey: false, metaKey: false, altKey: false },
  ...more,
})

it.each(['j', 'k', 'a', 'r', 'u', '?', 'Escape', 'ü', 'ض', '1'])(
  'OPR-2 the key %s is the portal’s, although the frame has the focus',
  (key) => {
    expect(keyForPortal(pressed(key))).toBe(key)
    expect(ownCommand(pressed(key))).toBeNull()
  },
)

it('OPR-2 the key of another script is told by the name that the portal knows', () => {
  expect(keyForPortal(pressed('ت', { code: 'KeyJ' }))).toBe('j')
  expect(keyForPortal(pressed('A', { code: 'KeyA' }))).toBe('a')
})

it.each([' ', 'Tab', 'ArrowDown', 'PageUp', 'Home', 'Enter', 'Shift', 'F5', 'Dead', '+', '-', '0'])(
  'OPR-2 the key %j is not told the portal',
  (key) => {
    expect(keyForPortal(pressed(key))).toBeNull()
  },
)

it.each(['ctrlKey', 'metaKey', 'altKey'])(
  'OPR-2 nothing that is pressed with %s is',
  (modifier) => {
    expect(keyForPortal(pressed('a', { [modifier]: true }))).toBeNull()
    expect(ownCommand(pressed('+', { [modifier]: true }))).toBeNull()
  },
)

it('OPR-2 zooms by keys', () => {
  expect(['+', '=', '-', '0'].map((key) => ownCommand(pressed(key)))).toEqual(
    ['in', 'in', 'out', 'width'].map((to) => ({ type: 'zoom', to })),
  )
})
