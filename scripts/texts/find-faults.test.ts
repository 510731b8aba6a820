import { expect, it } from 'vitest'
import { findFaults } from './find-faults.ts'

const english = new Map([
  ['a.files', '{count, plural, one {1 file} other {{count} files}} of {name}'],
  ['a.terms', 'Read the <link>terms</link>'],
  ['a.role', '{role, select, owner {Owner} other {Member}}'],
])
const german = new Map([
  ['a.files', '{count, plural, one {1 Datei} other {{count} Dateien}} von {name}'],
  ['a.terms', 'Lesen Sie die <link>Bedingungen</link>'],
  ['a.role', '{role, select, owner {Inhaber} other {Mitglied}}'],
])
const faultsOf = (language: string, id: string, message: string) =>
  findFaults(language, new Map([...german, [id, message]]), english)

it('LNG-1 finds nothing wrong with a whole dictionary', () => {
  expect(findFaults('de', german, english)).toEqual([])
})

it('LNG-1 names a message that is missing, and one that English does not have', () => {
  const [[first, message] = ['', '']] = german
  const own = new Map([...[...german].filter(([id]) => id !== first), ['a.other', message]])
  expect(findFaults('de', own, english)).toEqual([
    'de: a.files is missing',
    'de: a.other is not English',
  ])
})

it.each([
  ['de', 'a.files', '{count, plural, other {{count} Dateien}} von {name}', 'lacks the plural one'],
  [
    'ar',
    'a.files',
    '{count, plural, one {ملف} other {{count} ملف}} {name}',
    'lacks the plural zero, two, few, many',
  ],
  [
    'de',
    'a.files',
    '{count, plural, one {1} many {2} other {{count}}} von {name}',
    'has the plural many, which is never used',
  ],
  ['de', 'a.files', '{count, plural, one {1 Datei} other {{count} Dateien}}', 'lacks {name}'],
  ['de', 'a.terms', 'Lesen Sie die Bedingungen', 'lacks the tag <link>'],
  ['de', 'a.role', '{role, select, other {Mitglied}}', 'lacks the choice owner'],
  ['de', 'a.terms', ' Lesen Sie die <link>Bedingungen</link>', 'begins or ends with a space'],
  [
    'de',
    'a.files',
    '{count, plural, one {# Datei} other {# Dateien}} von {name}',
    'has #, which cannot be worded',
  ],
  [
    'de',
    'a.files',
    '{count, plural, one {1 Datei} other {{count} Dateien}} von {name, date}',
    'has date, which cannot be worded',
  ],
])('LNG-1 in %s the message %s as %j %s', (language, id, message, fault) => {
  expect(faultsOf(language, id, message)).toContain(`${language}: ${id} ${fault}`)
})

it('LNG-1 says that an empty message is none', () => {
  expect(faultsOf('de', 'a.terms', '')).toContain('de: a.terms is empty')
})
