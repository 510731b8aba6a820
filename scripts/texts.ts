import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { type Dictionary, dictionaryNames, readDictionary } from '../server/texts/dictionaries.ts'
import { defaultLanguage, languages } from '../src/i18n/languages.ts'
import { findFaults } from './texts/find-faults.ts'
import { findUnused } from './texts/find-unused.ts'
import { messageTypes } from './texts/message-types.ts'

/*
 * `npm run texts` writes the types of the messages; `npm run check:texts` says what is wrong with the
 * dictionaries: a message that is missing in a language, that nothing names, whose plural is incomplete.
 */
const typesFile = 'src/i18n/messages.gen.ts'
const sources = '{src,server,sw,widget,scripts/building}/**/*.{ts,tsx}'

const types = messageTypes()
if (process.argv.includes('--check')) check()
else writeFileSync(typesFile, types)

function check(): void {
  const english = wholeDictionary(defaultLanguage)
  const faults = languages.flatMap((language) =>
    findFaults(language, wholeDictionary(language), english),
  )
  const texts = globSync(sources)
    .filter((file) => file !== typesFile && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  const unused = findUnused(english.keys(), texts).map((id) => `${id} is not used`)
  const old = readFileSync(typesFile, 'utf8') === types ? [] : [`${typesFile}: run npm run texts`]
  const all = [...faults, ...unused, ...old]
  for (const fault of all) console.error(fault)
  if (all.length > 0) process.exitCode = 1
}

function wholeDictionary(language: string): Dictionary {
  return new Map(dictionaryNames(language).flatMap((name) => [...readDictionary(language, name)]))
}
