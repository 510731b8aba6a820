import { glob, stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import {
  anchorsOf,
  codeSpansOf,
  linksOf,
  readDocument,
  readDocuments,
} from './support/documents.ts'

const documents = await readDocuments()
const byPath = new Map(documents.map((document) => [document.path, document]))

/** A file or folder of the repository as documents name it; `*` and braces stand for several. */
const named =
  /^(?:deploy|docs|document-frame|public|scripts|server|src|sw|tests|widget)\/(?:\S*\.\w+|\S*\/)$/
/** Files that the reader makes. */
const ofReader = ['deploy/credence.env']

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

it('every link from one document to another leads to a file, and to a heading of it', async () => {
  const links = documents.flatMap((document) =>
    linksOf(document).map((link) => ({ from: document.path, ...link })),
  )
  expect(links.length).toBeGreaterThan(100)
  const broken: string[] = []
  for (const { from, path, anchor, written } of links) {
    const target = byPath.get(path)
    const leads =
      anchor === null || !target ? await isThere(path) : anchorsOf(target).includes(anchor)
    if (!leads) broken.push(`${from}: ${written}`)
  }
  expect(broken).toEqual([])
})

it('every document can be reached from the README', () => {
  const reached = new Set<string>()
  const follow = (path: string): void => {
    const document = byPath.get(path)
    if (!document || reached.has(path)) return
    reached.add(path)
    for (const link of linksOf(document)) follow(link.path)
  }
  follow('README.md')
  expect(documents.map(({ path }) => path).filter((path) => !reached.has(path))).toEqual([])
})

it('every file and folder that a document names is there', async () => {
  const names = documents.flatMap((document) =>
    codeSpansOf(document)
      .filter((code) => named.test(code) && !ofReader.includes(code))
      .map((name) => ({ from: document.path, name })),
  )
  expect(names.length).toBeGreaterThan(200)
  const missing: string[] = []
  for (const { from, name } of names) {
    const found = /[*{]/.test(name)
      ? (await Array.fromAsync(glob(name))).length > 0
      : await isThere(name)
    if (!found) missing.push(`${from}: ${name}`)
  }
  expect(missing).toEqual([])
})

it('the README is short enough to be read', async () => {
  const { text } = await readDocument('README.md')
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1_500)
})
