import { defaultLanguage, isLanguage } from '../i18n/languages.ts'
import { type CompiledMessages, createTexts, type Texts } from '../i18n/texts.ts'
import type { LocalArea } from '../lib/local-area.ts'
import { loadWithScreens } from '../pwa/load-chunk.ts'

type Seed = Readonly<Record<string, unknown>>
type Part = { messages: CompiledMessages }

/**
 * The texts of a browser page. The server sends along those that it has rendered; the others come with the
 * first screen or dialog that is loaded later.
 * @param seed what the server read while it rendered this page, in the language of its document; a page of
 *   the worker is in the language of the page before, whose texts the worker has
 * @param local stores that language
 */
export function openTexts(seed: Seed, local: LocalArea): Texts {
  const seeded = seed['texts'] as CompiledMessages | undefined
  const language = seeded ? document.documentElement.lang : local.get('language')
  const texts = createTexts(isLanguage(language) ? language : defaultLanguage, seeded ?? {})
  local.set('language', texts.language)
  return texts
}

/**
 * Adds all that guests may need. The server tells the address of that part, so that no first visit carries
 * those of all languages.
 */
export async function loadGuestTexts(texts: Texts, seed: Seed): Promise<void> {
  const address = seed['textPart']
  const part =
    typeof address === 'string'
      ? ((await import(/* @vite-ignore */ address)) as Part)
      : await (await import('./late-languages.ts')).guestTextsIn(texts.language)
  texts.add(part.messages)
}

/** From now on each screen and dialog that is loaded comes with all texts that guests may need. */
export function loadTextsWithScreens(texts: Texts, seed: Seed): void {
  let loading: Promise<void> | undefined
  loadWithScreens(() => {
    loading ??= loadGuestTexts(texts, seed).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  })
}
