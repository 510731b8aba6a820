import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readDictionary } from '../../server/texts/dictionaries.ts'
import { findUnused } from '../../scripts/texts/find-unused.ts'

const english = readDictionary('en', 'problems')
const ids = [...english.keys()].filter((id) => !id.startsWith('problems.fields.'))
const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** What a problem that the browser makes says of itself in the source. */
const made = sourcesOf('src').flatMap(({ file, text }) =>
  [...text.matchAll(/new ProblemError\(\{(.*?)\n? *\}\)/gs)].map(([, parts = '']) => {
    const said = (name: string) =>
      new RegExp(String.raw`\b${name}:\s*'([^']+)'`).exec(parts)?.[1] ?? null
    return { file, code: said('code'), reason: said('reason'), message: said('message') }
  }),
)
/** Those that are put together while the browser runs; src/api/failure-texts.test.ts makes them. */
const found = [
  ...['no-answer.unreachable', 'no-answer.too-slow', 'no-answer.unspecific'],
  ...['request-failed.unspecific', 'page-answered.unspecific'],
  ...['unreadable-answer', 'unreadable-answer.part'],
]
const textOf = (code: string | null, reason: string | null) =>
  english.get(['problems', code, ...(reason ? [reason] : [])].join('.'))

describe('texts of problems', () => {
  it('LNG-2 every problem of the server is made from the dictionary', () => {
    const others = sourcesOf('server')
      .filter(({ text }) => text.includes('new ProblemError('))
      .map(({ file }) => file)
    // Two take over what another ProblemError or `worded` says.
    expect(others.toSorted()).toEqual([
      'server/http/problem-handler.ts',
      'server/pages/rendering/make-pages.ts',
      'server/texts/problem.ts',
    ])
  })

  it('LNG-2 every problem that the browser makes is in the dictionary, in the same English', () => {
    expect(made.length).toBeGreaterThan(8)
    const spoken = made.filter(({ code, message }) => code && message)
    expect(spoken.length).toBeGreaterThan(5)
    for (const { file, code, reason, message } of spoken) {
      expect(textOf(code, reason), `${file}: ${code} ${reason}`).toBe(message)
    }
  })

  it('LNG-2 every code that the browser gives has a text, by itself or for each reason', () => {
    const unknown = made.filter(
      ({ code }) => code && !ids.some((id) => `${id}.`.startsWith(`problems.${code}.`)),
    )
    expect(unknown).toEqual([])
  })

  it('LNG-2 has no text that no problem has', () => {
    const rules = readFileSync('src/contract/broken-rule.ts', 'utf8')
    const ofRules = [...rules.matchAll(/^ {2}'?([\w-]+)'?: \//gm)].map(
      ([, one]) => `invalid.${one}`,
    )
    const ofBrowser = made.map(({ code, reason }) => [code, ...(reason ? [reason] : [])].join('.'))
    const named = [...ofRules, ...ofBrowser, ...found].map((one) => `'problems.${one}'`)
    // Types that stand for every text name none.
    const types = /`problems\.[^`]*\$\{(?:string|rule\.reason)\}`/g
    const server = sourcesOf('server').map(({ text }) => text.replaceAll(types, ''))
    expect(findUnused(ids, [...server, ...named])).toEqual([])
  })

  it('LNG-2 no page names one itself: pages in English come without them', () => {
    const naming = sourcesOf('src')
      .filter(({ text }) => /['"`]problems\./.test(text))
      .map(({ file }) => file)
    expect(naming.toSorted()).toEqual([
      'src/i18n/messages.gen.ts',
      'src/i18n/problem-sentence.ts',
      'src/i18n/problem-text.ts',
    ])
  })
})
