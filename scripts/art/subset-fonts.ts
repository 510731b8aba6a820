import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/**
 * Cuts the typefaces into the files that `src/ui/fonts.css` names, each with the characters of its
 * `unicode-range` there: run it after a change of either, or of their packages. A first visit over a slow
 * line draws with 19 kB instead of 50, and no file needs more round trips than the smallest of pages.
 */
const styles = new URL('../../src/ui/fonts.css', import.meta.url)

type Family = {
  whole: string
  wght: number | { min: number; max: number }
  keepFeatures: readonly string[]
}

/** Pairs that stand too far apart, and numbers that stand in columns. */
const latin = ['kern', 'lnum', 'tnum']
/** How the letters join, and where their marks stand. */
const joining = ['init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'ccmp', 'curs']
const arabic = [...joining, 'mark', 'mkmk', 'kern']

/** With the weights that the styles use: headings have one. */
const families: Record<string, Family> = {
  'public-sans': {
    whole: import.meta
      .resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2'),
    wght: { min: 400, max: 600 },
    keepFeatures: latin,
  },
  'brygada-1918': {
    whole: import.meta
      .resolve('@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2'),
    wght: 560,
    keepFeatures: latin,
  },
  'noto-sans-arabic': {
    whole: import.meta
      .resolve('@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'),
    wght: { min: 400, max: 600 },
    keepFeatures: arabic,
  },
}

const options = {
  targetFormat: 'woff2',
  noHinting: true,
  dropTables: ['STAT'],
} as const

/** @returns address, relative to the stylesheet, and content of each file */
export async function cutFonts(): Promise<{ path: string; content: Buffer }[]> {
  const faces = readFileSync(styles, 'utf8').split('@font-face').slice(1)
  const cuts = faces.flatMap((face) => {
    const [, path, family] = /url\('(\.\/fonts\/(.+)-\w+\.woff2)'\)/.exec(face) ?? []
    const ranges = /unicode-range:([^;]+);/.exec(face)?.[1]
    return path && family && ranges ? [{ path, family, text: charactersOf(ranges) }] : []
  })
  const files = [...new Map(cuts.map((cut) => [cut.path, cut])).values()]
  return Promise.all(
    files.map(async ({ path, family, text }) => {
      const known = families[family]
      if (!known) throw new Error(`fonts.css names the family ${family}, which has no entry here.`)
      const { whole, wght, keepFeatures } = known
      const cut = { ...options, keepFeatures: [...keepFeatures], variationAxes: { wght } }
      return { path, content: await subsetFont(readFileSync(new URL(whole)), text, cut) }
    }),
  )
}

/** `U+0020-007E, U+00A0` → every character of these ranges. */
function charactersOf(ranges: string): string {
  return [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
    })
    .join('')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, content } of await cutFonts()) writeFileSync(new URL(path, styles), content)
}
