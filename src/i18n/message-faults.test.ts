import { expect, it } from 'vitest'
import { messageFaults } from './message-faults.ts'

const files = '{count, plural, one {1 file} other {{count} files}} of {name}'
const role = '{role, select, owner {Owner} other {Member}}'
const terms = 'Read the <link>terms</link>'

it.each([
  ['a number may be written as it is', '{name}: {count}', files],
  ['and a number that English writes may decide', files, '{count} files of {name}', files],
  ['a line may be broken', 'Read\nthe <link>terms</link>', terms],
  ['less and more are no tags', 'If 1 < 2 > 0: <link>terms</link>', terms],
])('OPR-4 a text that fits has no fault: %s', (_, message, original, ...translations) => {
  expect(messageFaults('en', message, original, translations)).toEqual([])
})

it.each([
  [' ', terms, 'empty', ''],
  ['Read {the', terms, 'syntax', ''],
  ['\u202eRead <link>terms</link>', terms, 'unseen', ''],
  ['Read\u0007 <link>terms</link>', terms, 'unseen', ''],
  ['{name} {count} {who} {why}', files, 'placesUnknown', '{who}, {why}'],
  ['{count}', files, 'placesMissing', '{name}'],
  // What is a text has no plural, and a code such as `OWNER` is no word.
  ['{count} {name, plural, one {1} other {2}}', files, 'placesUnfit', '{name}'],
  ['{role}', role, 'placesUnfit', '{role}'],
  ['{role, select, owner {O} guest {G} other {M}}', role, 'choicesUnknown', 'guest'],
  ['<link>terms', terms, 'tagsOpen', '<link>'],
  ['<link><link>terms</link></link>', terms, 'tagsOpen', '</link>, <link>'],
  ['<script>alert(1)</script> <link>x</link>', terms, 'tagsUnknown', '<script>'],
])('OPR-4 %j in the place of %j has the fault %s', (message, original, kind, what) => {
  expect(messageFaults('en', message, original)).toContainEqual({ kind, what })
})

it('OPR-4 the forms of the plural are those of the language, not those of the original', () => {
  const two = '{count, plural, one {1} other {{count}}} {name}'
  expect(messageFaults('ar', two, files)).toEqual([
    { kind: 'pluralMissing', what: 'zero, two, few, many' },
  ])
})
