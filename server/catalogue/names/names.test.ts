import { readFileSync, globSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as v from 'valibot'
import { defaultLanguage, languages } from '#src/i18n/languages.ts'
import { loadCatalogue } from '../catalogue.ts'
import { identifierDefinition } from '../identifiers/identifier-definition.ts'
import { questionnaires } from '../questionnaires.ts'

type Tree = { readonly [key: string]: string | Tree }

const here = new URL('./', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, here), 'utf8'))
const byId = <Row extends { id: string }>(
  rows: readonly Row[],
  tree: (row: Row) => string | Tree,
) => Object.fromEntries(rows.map((row) => [row.id, tree(row)]))

const { products, countries, attributes, credentials } = await loadCatalogue()
const identifiers = v.parse(v.array(identifierDefinition), read('../data/identifier-types.json'))
const credentialNames = 'credentials.json'

/** What the files of each language have to name, in English. */
const english: Readonly<Record<string, Tree>> = {
  'products.json': byId(products, ({ name }) => name),
  'countries.json': Object.fromEntries(countries.map(({ code, name }) => [code, name])),
  'attributes.json': byId(attributes, ({ name, info }) => (info ? { name, info } : { name })),
  'identifier-types.json': Object.fromEntries(identifiers.map((one) => [one.typeId, one.type])),
  ...Object.fromEntries(
    questionnaires.map(({ id, title, intro, questions }) => [
      `questionnaires/${id}.json`,
      {
        title,
        intro,
        questions: byId(questions, ({ text, hint, explanation, options }) => ({
          ...{ text, hint, explanation },
          options: byId(options, ({ label }) => label),
        })),
      },
    ]),
  ),
}

/**
 * Names that stay as they are, by language, file and path in it: registers' own names, and words that the
 * language has from English.
 */
const unchanged: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  de: {
    'attributes.json': ['start-up.name'],
    'identifier-types.json': [
      'br-cnpj',
      'cr-cpj',
      'do-rnc',
      'gt-nit',
      'id-nib',
      'ma-ice',
      'tn-mf',
      'us-uei',
    ],
  },
  ar: { 'identifier-types.json': ['br-cnpj', 'cr-cpj', 'do-rnc', 'gt-nit', 'id-nib'] },
}
/** Letters of the languages that are not written in Latin ones. */
const letters: Readonly<Record<string, RegExp>> = { ar: /\p{Script=Arabic}/u }

/** A text of a questionnaire: its most characters, a third more than in English, and how it ends. */
const shapes: Readonly<Record<string, { readonly most: number; readonly ending: RegExp }>> = {
  title: { most: 53, ending: /[^.]$/ },
  intro: { most: 240, ending: /\.$/ },
  text: { most: 133, ending: /[?؟]$/u },
  hint: { most: 160, ending: /\.$/ },
  explanation: { most: 320, ending: /\.$/ },
  options: { most: 120, ending: /[^.]$/ },
}

const others = languages.filter((language) => language !== defaultLanguage)
const files = others.flatMap((language) =>
  Object.keys(english).map((file) => [language, file] as const),
)

function leaves(tree: unknown, path: readonly string[] = []): [path: string, text: string][] {
  if (typeof tree === 'string') return [[path.join('.'), tree]]
  return Object.entries(v.parse(v.record(v.string(), v.unknown()), tree)).flatMap(([key, below]) =>
    leaves(below, [...path, key]),
  )
}

const namesOf = (language: string, file: string) => leaves(read(`${language}/${file}`))
const paths = (names: readonly (readonly [string, string])[]) => names.map(([path]) => path)

it('LNG-3 each language of the portal beside English has all names of the catalogue', () => {
  const folders = readdirSync(here, { withFileTypes: true }).filter((one) => one.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(others.toSorted())
  const expected = [...Object.keys(english), credentialNames].toSorted()
  for (const language of others) {
    const found = globSync('**/*.json', { cwd: new URL(`${language}/`, here) })
    expect(found.toSorted(), language).toEqual(expected)
  }
})

it.each(files)('LNG-3 %s/%s names exactly what the English catalogue has', (language, file) => {
  const expected = paths(leaves(english[file]))
  expect(paths(namesOf(language, file)).toSorted()).toEqual(expected.toSorted())
})

it.each([...files, ...others.map((language) => [language, credentialNames] as const)])(
  'LNG-3 %s/%s has no name that is empty, has stray blanks or digits that are not European',
  (language, file) => {
    const names = namesOf(language, file)
    expect(names.filter(([, text]) => !/^\S+(?: \S+)*$/u.test(text))).toEqual([])
    expect(names.filter(([, text]) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([])
  },
)

// Many countries are called the same in English and in other languages that have Latin letters.
it.each(files.filter(([language, file]) => file !== 'countries.json' || letters[language]))(
  'LNG-3 %s/%s leaves nothing in English but proper names',
  (language, file) => {
    const source = new Map(leaves(english[file]))
    const same = namesOf(language, file).filter(([path, text]) => source.get(path) === text)
    const listed = unchanged[language]?.[file] ?? []
    expect(paths(same).toSorted()).toEqual([...listed].toSorted())
  },
)

it.each(files.filter(([language]) => letters[language]))(
  'LNG-3 %s/%s is written in the letters of its language',
  (language, file) => {
    const listed = unchanged[language]?.[file] ?? []
    const foreign = namesOf(language, file).filter(([, text]) => !letters[language]?.test(text))
    expect(paths(foreign).toSorted()).toEqual([...listed].toSorted())
  },
)

it.each(others)('LNG-3 %s tells all products and all countries apart', (language) => {
  for (const file of ['products.json', 'countries.json']) {
    const names = namesOf(language, file).map(([, text]) => text.toLocaleLowerCase(language))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  }
})

it.each(others)('LNG-3 %s words issuers that are described, each in one way', (language) => {
  const worded = issuersIn(language)
  const first = issuersIn(others[0] ?? '')
  expect(Object.keys(worded).toSorted()).toEqual(Object.keys(first).toSorted())
  const issuers = new Set(Object.keys(worded).map((id) => issuerOf(id)))
  const meant = credentials.filter(({ issuer }) => issuers.has(issuer))
  expect(Object.keys(worded).toSorted()).toEqual(meant.map(({ id }) => id).toSorted())
  const pairs = meant.map(({ id, issuer }) => `${issuer}: ${worded[id] ?? ''}`)
  expect(new Set(pairs).size).toBe(issuers.size)
})

const credentialWords = (language: string) =>
  v.parse(
    v.record(
      v.string(),
      v.strictObject({
        issuer: v.optional(v.string()),
        proves: v.string(),
        doesNotProve: v.string(),
      }),
    ),
    read(`${language}/${credentialNames}`),
  )

function issuersIn(language: string): Record<string, string> {
  const words = Object.entries(credentialWords(language))
  return Object.fromEntries(words.flatMap(([id, { issuer }]) => (issuer ? [[id, issuer]] : [])))
}

const beginnings: Readonly<Record<string, RegExp>> = {
  en: /^That [^.]/,
  de: /^Dass [^.]/,
  ar: /^أنّ/,
}

it.each(languages)(
  'LNG-3 TRU-3 %s says of each credential what it proves and what not',
  (language) => {
    const ids = credentials.map(({ id }) => id)
    const sentences =
      language === defaultLanguage
        ? Object.fromEntries(credentials.map((one) => [one.id, one]))
        : credentialWords(language)
    expect(Object.keys(sentences).toSorted()).toEqual(ids.toSorted())
    for (const [id, { proves, doesNotProve }] of Object.entries(sentences))
      for (const sentence of [proves, doesNotProve]) {
        expect(sentence, id).toMatch(beginnings[language] ?? /$^/)
        expect(sentence, id).toMatch(/[^.]\.$/)
        expect(sentence.length, sentence).toBeLessThanOrEqual(240)
      }
  },
)

function issuerOf(id: string): string | undefined {
  return credentials.find((one) => one.id === id)?.issuer
}

it.each(files.filter(([, file]) => file.startsWith('questionnaires/')))(
  'LNG-3 MOD-3 %s/%s fits on a phone, with a third more than the English',
  (language, file) => {
    for (const [path, text] of namesOf(language, file)) {
      const kind = path.split('.').at(path.includes('.options.') ? -2 : -1) ?? ''
      const { most, ending } = shapes[kind] ?? { most: 0, ending: /$^/ }
      expect(text.length, `${path}: ${text}`).toBeLessThanOrEqual(most)
      expect(text, path).toMatch(ending)
    }
  },
)
