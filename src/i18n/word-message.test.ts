import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, it } from 'vitest'
import { type CompiledMessage, type MessageValues, wordMessage } from './word-message.ts'

const word = (message: string, values: MessageValues = {}, language = 'en') =>
  wordMessage(
    compileMessageOrThrow(message) as CompiledMessage,
    values,
    () => new Intl.PluralRules(language),
  )
const files = '{count, plural, =0 {No file} one {1 file of {name}} other {{count} files of {name}}}'
const arabic =
  '{count, plural, zero {z} one {o} two {t} few {{count} f} many {{count} m} other {{count} x}}'

it.each([
  ['Save', {}, 'Save'],
  ["You don't have '{braces}'", {}, "You don't have {braces}"],
  ['You left {organisation}.', { organisation: 'Wattle {& Wool}' }, 'You left Wattle {& Wool}.'],
  [files, { count: 0, name: 'A' }, 'No file'],
  [files, { count: 1, name: 'A' }, '1 file of A'],
  [files, { count: 1234, name: 'A' }, '1234 files of A'],
  ['{role, select, owner {Owner} other {Member}}', { role: 'owner' }, 'Owner'],
  ['{role, select, owner {Owner} other {Member}}', { role: 'constructor' }, 'Member'],
])('LNG-1 words %j with %j', (message, values, text) => {
  expect(word(message, values)).toBe(text)
})

it.each([
  [0, 'z'],
  [1, 'o'],
  [2, 't'],
  [3, '3 f'],
  [11, '11 m'],
  [100, '100 x'],
])('LNG-1 takes of the six Arabic forms that of %i', (count, text) => {
  expect(word(arabic, { count }, 'ar')).toBe(text)
})

it('LNG-2 makes the rules of plurals only for a message that has one', () => {
  const refuse = () => {
    throw new Error('They take a phone some milliseconds.')
  }
  expect(wordMessage(['Of ', ['name']], { name: 'A' }, refuse)).toBe('Of A')
})
