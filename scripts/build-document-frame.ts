import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build as viteBuild } from 'vite'
import { inlineText } from './building/inline-text.ts'
import { limitInflation } from './building/limit-inflation.ts'
import { precompress } from './building/precompress.ts'

const room = 'document-frame'
const folder = 'dist/document-frame'
const library = 'node_modules/pdfjs-dist'
/** What documents may ask for while they are read: encodings, fonts and decoders. */
const dataFolders = ['cmaps', 'standard_fonts', 'wasm'] as const
const isData = /\.bcmap$|^Foxit(?:Dingbats|Symbol)\.pfb$|^(?:jbig2|openjpeg)\.wasm$/

/**
 * Builds the document that shows a supplier's file: one file that has its script, its style and the text of
 * its worker in it, since nothing can be fetched by a document of an origin of its own; beside it the
 * hashes by which its policy lets script and style be, and the data that pages hand over to it.
 */
export async function buildDocumentFrame(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'data'), { recursive: true })
  const script = await bundle('main.ts')
  const style = await readFile(join(room, 'frame.css'), 'utf8')
  const reader = await bundle('reader/main.ts')
  const page = [
    '<!doctype html><html><head><meta charset="utf-8"><title>Document</title>',
    '<meta name="viewport" content="width=device-width">',
    `<style>${inlineText(style)}</style></head><body><main tabindex="0"></main>`,
    // Of another type than script, a text does not run, and needs no hash.
    `<script type="text/plain" id="reader">${inlineText(reader)}</script>`,
    `<script>${inlineText(script)}</script></body></html>`,
  ]
  const hashes = { script: hashOf(inlineText(script)), style: hashOf(inlineText(style)) }
  await writeFile(join(folder, 'document.html'), page.join(''))
  await writeFile(join(folder, 'hashes.json'), JSON.stringify(hashes))
  await copyData()
  await precompress(folder)
}

/** @returns a classic script, which needs no CORS; the same sources give the same text on every machine */
async function bundle(entry: string): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'warn',
    plugins: [limitInflation],
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(room, entry),
        // A classic script has none; nothing here loads a part of its own.
        transform: { define: { 'import.meta': '{}' } },
        output: { format: 'iife' },
      },
    },
  })
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : []
  const [chunk] = 'output' in built ? built.output : outputs
  if (chunk?.type !== 'chunk') throw new Error(`${entry} of the document frame was not built.`)
  return chunk.code
}

async function copyData(): Promise<void> {
  for (const from of dataFolders) {
    const names = (await readdir(join(library, from))).filter((name) => isData.test(name))
    const copies = names.map((name) => cp(join(library, from, name), join(folder, 'data', name)))
    await Promise.all(copies)
  }
}

/** As a content security policy names a text (CSP 3, 6.7.3.3). */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
