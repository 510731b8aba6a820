import { existsSync, globSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { commands as operatorCommands } from '#server/operator/commands.ts'
import { commandsOf, readDocuments } from './support/documents.ts'

const documents = await readDocuments()
const written = documents.flatMap((document) =>
  commandsOf(document).map((command) => ({ from: document.path, command })),
)

/** Commands of npm itself. */
const ownCommands = ['audit', 'ci', 'pack', 'prune', 'publish', 'run', 'sbom']
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)
const specs = globSync('tests/e2e/*.spec.ts')
const bench = 'tests/bench/main.ts'

/**
 * What a pattern finds in the commands of all documents, without what fails a check.
 * @param least how many there must be, so that a pattern that finds nothing is noticed
 */
function failing(pattern: RegExp, least: number, isKnown: (found: string) => boolean): string[] {
  const found = written.flatMap(({ from, command }) =>
    [...command.matchAll(pattern)].map(([, name = '']) => ({ from, name })),
  )
  expect(found.length).toBeGreaterThanOrEqual(least)
  return found.filter(({ name }) => !isKnown(name)).map(({ from, name }) => `${from}: ${name}`)
}

it('every script of npm that a document names is in package.json', () => {
  expect(failing(/\bnpm run (?:--silent )?([\w:-]+)/g, 50, (name) => name in scripts)).toEqual([])
  const isCommand = (name: string) => name in scripts || ownCommands.includes(name)
  expect(failing(/\bnpm (?!run\b)([a-z]\w*)/g, 10, isCommand)).toEqual([])
})

it('every program that a document starts with Node is a file', () => {
  const programs = /\bnode(?: --?[\w=-]+)* ((?:[\w.-]+\/)*[\w.-]+\.ts)\b/g
  expect(failing(programs, 5, existsSync)).toEqual([])
})

it('every test that a document runs is there', () => {
  // Capital letters stand for a name of the reader's choice.
  const isTest = (path: string) => /[A-Z]{2}/.test(path) || existsSync(path)
  expect(failing(/\bvitest run ((?!-)\S+)/g, 3, isTest)).toEqual([])
  const isSpec = (part: string) => specs.some((spec) => spec.includes(part))
  expect(failing(/\bplaywright test ((?!-)\S+)/g, 2, isSpec)).toEqual([])
})

it('every command of the operator that a document names is one', () => {
  const names = ['help', ...operatorCommands.map(({ name }) => name)]
  const isCommand = (words: string) => names.some((name) => `${words} `.startsWith(`${name} `))
  const calls = /\boperator(?: --|\/main\.ts) (?:help (?=[a-z]))?([a-z-]+(?: [a-z-]+\b)?)/g
  expect(failing(calls, 10, isCommand)).toEqual([])
})

it('every part of the benchmarks that a document names is one', () => {
  const [, table = ''] = /^const parts = \{(.*?)^\}/ms.exec(readFileSync(bench, 'utf8')) ?? []
  const parts = [...table.matchAll(/^ {2}'?([a-z-]+)'?[:,]/gm)].map(([, name = '']) => name)
  const isKnown = (words: string) => words.split(' ').every((word) => parts.includes(word))
  expect(failing(/\bnpm run bench -- ([a-z-]+(?: [a-z-]+)*)/g, 8, isKnown)).toEqual([])
})
