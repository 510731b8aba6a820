import type { Page } from 'playwright/test'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { dictionaryNames, readDictionary } from '#server/texts/dictionaries.ts'

/** What is nobody's to translate: names of the demo's brands, of companies, formats and techniques. */
const names =
  /\b(?:Credence|Verdant(?: Supply)?|Harbour(?: Trade)?|English|Deutsch|LinkedIn|YouTube|Facebook|HTML|CSS|PDF|PNG|JPE?G|WebP|HEIC|CSV|MB|kB|ABN|ACN|NACE|ISO|LEI|DUNS|GLN|VAT|WCAG|Butn|Fifo|WordPress|Shopify|React|Vue|TypeScript)\b/g
const addresses = /\S+@\S+|https?:\/\/\S+|\b[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g
/** What is only heard has no direction, so that names in it need no mark. */
const quoted = /«[^»]*»|„[^“]*“/g
const heardName = /«[^»]*»|„[^“]*“|\([^)]*\)|: .*$/g
const latinWord = /\p{Script=Latin}{3,}/u
const latin = /\p{Script=Latin}/gu
const arabic = /\p{Script=Arabic}/gu
/** Fewer letters may be the same in both languages, or a part of a word. */
const telling = 12

/**
 * Finds what a page shows in another language than its own. Names from data are marked in the page: by
 * `dir="auto"`, `bdi` or a `lang` of their own.
 * @param language of the page: German, where English texts are looked for, or Arabic, where Latin letters
 *   are
 */
export async function foreignTexts(page: Page, language: 'de' | 'ar'): Promise<string[]> {
  const texts = await page.evaluate(collectTexts)
  english ??= englishNames().then((known) => ({ names: known, pieces: englishPieces() }))
  const isForeign = language === 'ar' ? isLatin : isEnglish(await english)
  const found = texts.filter(({ text, isHeard }) => {
    const words = text.replaceAll(isHeard ? heardName : quoted, ' ')
    return isForeign(words.replaceAll(addresses, ' ').replaceAll(names, ' '))
  })
  return found.map(({ text }) => text)
}

/** Runs in the page. */
function collectTexts(): { text: string; isHeard: boolean }[] {
  const marked = ':is(body *):is([lang], [dir="auto"], [dir="ltr"], bdi, code, [translate="no"])'
  const found = new Map<string, boolean>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Element
    if (element.matches('script, style, noscript, template') || element.closest(marked)) continue
    const isHidden = getComputedStyle(element).clipPath !== 'none'
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) found.set(child.nodeValue?.trim() ?? '', isHidden)
    }
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) {
      found.set(element.getAttribute(name)?.trim() ?? '', true)
    }
  }
  found.delete('')
  return [...found].map(([text, isHeard]) => ({ text, isHeard }))
}

/** A sentence in Arabic may name techniques, and what a program calls its buttons. */
function isLatin(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return latinWord.test(text) && count(latin) > count(arabic)
}

type English = { pieces: string[]; names: Set<string> }
let english: Promise<English> | undefined

function isEnglish({ pieces, names: known }: English): (text: string) => boolean {
  return (text) => known.has(text) || pieces.some((piece) => text.includes(piece))
}

/** Names of the catalogue that are others in German. */
async function englishNames(): Promise<Set<string>> {
  const catalogue = await loadCatalogue()
  const [own, german] = (['en', 'de'] as const).map((language) => {
    const { attributes, countries, products } = catalogue.in(language)
    return new Set([...attributes, ...countries, ...products].map(({ name }) => name))
  })
  return own?.difference(german ?? new Set()) ?? new Set()
}

/** What of each English message stands between its places, where the German one has not the same. */
function englishPieces(): string[] {
  return dictionaryNames('en').flatMap((name) => {
    const german = readDictionary('de', name)
    return [...readDictionary('en', name)].flatMap(([id, message]) => {
      const said = german.get(id) ?? ''
      return message
        .split(/<[^>]*>|\{\w+(?:, \w+,)?|\b\w+ \{|[{}]/)
        .map((piece) => piece.trim())
        .filter((piece) => piece.length >= telling && piece.includes(' ') && !said.includes(piece))
    })
  })
}
