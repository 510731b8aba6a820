import type { BrowserContext, Page } from 'playwright/test'
import { isLive } from './live.ts'
import { expect } from './test.ts'

/** Whether a page is translated while it is still the server's markup, or once it is live. */
export type TranslatedWhen = 'before' | 'after'

/** Playwright takes no notice of it, while for React a text that carries it is another text. */
const mark = '\u200B'

/**
 * Has every page of a context translated as browsers do it: each text gives its place to a `<font>`
 * with other words, now and whenever words come or change. What then happens to a text that nobody
 * sees any more is an error on the console, and so a fault of the test.
 * @param context a context in which no page has been opened yet
 */
export async function translatePages(context: BrowserContext, when: TranslatedWhen): Promise<void> {
  const given = JSON.stringify({ when, mark })
  await context.addInitScript(`(${translate.toString()})(${given}, ${isLive.toString()})`)
}

/** Waits until the page shows translated words only. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).locator('font font').first()).toBeVisible()
}

/** Runs in the page, before anything else does. */
function translate(
  { when, mark }: { when: TranslatedWhen; mark: string },
  isReady: typeof isLive,
): void {
  const untouched = 'script, style, noscript, textarea, title, svg, [translate=no], font font'
  const places = new WeakMap<Node, Element>()
  const hidden = new MutationObserver((changes) => {
    for (const { target } of changes) console.error(`A stale text stays: ${target.nodeValue}`)
  })
  const shown = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateText(target)
      for (const node of addedNodes) translateAll(node)
    }
  })

  function createFont(): HTMLElement {
    return document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
  }

  function translateText(text: Text): void {
    if (!text.data.trim() || !text.isConnected || text.parentElement?.closest(untouched)) return
    if (places.get(text)?.isConnected) console.error(`A text is there twice: ${text.data}`)
    const [outer, inner] = [createFont(), createFont()]
    outer.style.verticalAlign = 'inherit'
    outer.append(inner)
    inner.append(text.data + mark)
    text.replaceWith(outer)
    places.set(text, outer)
    hidden.observe(text, { characterData: true })
  }

  function translateAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) translateText(text)
  }

  function start(): void {
    translateAll(document)
    shown.observe(document, { subtree: true, childList: true, characterData: true })
  }

  function startOnceLive(): void {
    if (isReady()) start()
    else requestAnimationFrame(startOnceLive)
  }

  const isPortal = !location.pathname.startsWith('/identity/')
  document.addEventListener(
    'DOMContentLoaded',
    when === 'after' && isPortal ? startOnceLive : start,
  )
}
