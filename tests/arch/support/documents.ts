import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** One document of the repository. */
export type Document = {
  /** From the root of the repository. */
  path: string
  text: string
  /** Without its blocks of code. */
  prose: string
  /** What its blocks of code hold, by their language. */
  blocks: readonly { language: string; code: string }[]
}

export type DocumentLink = {
  /** Where it leads, from the root of the repository. */
  path: string
  /** The heading, or null for the whole document. */
  anchor: string | null
  /** As it is written. */
  written: string
}

const places = ['*.md', '{deploy,docs,scripts,server,src,sw,tests,widget}/**/*.md']
const fenced = /^```(\w*)[^\n]*\n(.*?)^```$/gms
const codeSpan = /`([^`\n]+)`/g
const link = /\[[^\]]*\]\(([^)\s]+)\)/g

/** Every document of the repository. */
export async function readDocuments(): Promise<Document[]> {
  const paths = await Array.fromAsync(glob(places))
  return Promise.all(paths.toSorted().map(readDocument))
}

/** @param path from the root of the repository */
export async function readDocument(path: string): Promise<Document> {
  const text = await readFile(path, 'utf8')
  const blocks = [...text.matchAll(fenced)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
  return { path, text, prose: text.replaceAll(fenced, ''), blocks }
}

/** Its links to files of the repository, pictures among them. */
export function linksOf({ path, prose }: Document): DocumentLink[] {
  return [...prose.replaceAll(codeSpan, '').matchAll(link)]
    .map(([, written = '']) => written)
    .filter((written) => !/^[a-z]+:/.test(written))
    .map((written) => {
      const [file = '', anchor] = written.split('#', 2)
      return { path: file ? join(dirname(path), file) : path, anchor: anchor ?? null, written }
    })
}

/** The names by which links reach its headings, as GitHub makes them. */
export function anchorsOf({ prose }: Document): string[] {
  return [...prose.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** What it shows as code within a line. */
export function codeSpansOf({ prose }: Document): string[] {
  return [...prose.matchAll(codeSpan)].map(([, code = '']) => code)
}

/** What it tells its reader to type: code within a line, and lines of a shell without their comments. */
export function commandsOf(document: Document): string[] {
  const shell = document.blocks.filter(({ language }) => language === 'sh')
  const lines = shell.flatMap(({ code }) => code.replaceAll('\\\n', ' ').split('\n'))
  return [...codeSpansOf(document), ...lines.map((line) => line.replace(/(?:^|\s+)#.*$/, ''))]
}
