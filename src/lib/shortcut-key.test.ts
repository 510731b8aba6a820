import { expect, it } from 'vitest'
import { shortcutKey } from './shortcut-key.ts'

it.each([
  ['as it is written', 'j', 'KeyJ', 'j'],
  ['with Caps Lock', 'U', 'KeyU', 'u'],
  ['by what it writes where Latin letters have moved', 'a', 'KeyQ', 'a'],
  ['on an Arabic keyboard', 'ت', 'KeyJ', 'j'],
  ['on a Cyrillic keyboard', 'Ф', 'KeyA', 'a'],
  ['of another mark for the same question', '؟', 'Slash', '?'],
])('OPR-2 A11Y-1 knows a key %s', (_how, key, code, known) => {
  expect(shortcutKey({ key, code })).toBe(known)
})

it.each([
  ['Escape', 'Escape'],
  ['Enter', 'NumpadEnter'],
  ['Dead', 'KeyE'],
  ['ö', 'Semicolon'],
  ['1', 'Digit1'],
])('OPR-2 leaves the key %s as it is', (key, code) => {
  expect(shortcutKey({ key, code })).toBe(key)
})
