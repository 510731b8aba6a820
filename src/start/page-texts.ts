import { lateTexts } from 'virtual:late-texts'
import { isLanguage, type Language } from '../i18n/languages.ts'
import { type CompiledMessages, createTexts, type Texts } from '../i18n/texts.ts'
import { loadWithScreens } from '../pwa/load-chunk.ts'

/**
 * The texts of a browser page, in the language of its document. The server sends along those that it has
 * rendered; the others come with the first part of the portal that is loaded later.
 * @param seed what the server read while it rendered this page
 * @param isOfUser whether the screens of users are needed, which the server does not render
 * @param offered the languages of the portal; only a page that the server has not rendered asks for them
 */
export async function openTexts(
  seed: Readonly<Record<string, unknown>>,
  isOfUser: boolean,
  offered: () => Promise<readonly Language[]>,
): Promise<Texts> {
  const seeded = seed['texts'] as CompiledMessages | undefined
  const { lang } = document.documentElement
  const language =
    seeded && isLanguage(lang)
      ? lang
      : (await import('./preferred-language.ts')).chooseLanguage(await offered())
  const texts = createTexts(language, seeded ?? {})
  // While one develops, no part waits for its texts.
  if (isOfUser || !seeded || import.meta.env.DEV) await loadTexts(texts)
  if (isOfUser || import.meta.env.DEV) await loadTexts(texts, 'user')
  return texts
}

/** From now on each screen and dialog that is loaded comes with all texts that guests may need. */
export function loadTextsWithScreens(texts: Texts): void {
  let loading: Promise<void> | undefined
  loadWithScreens(() => {
    loading ??= loadTexts(texts).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  })
}

async function loadTexts(texts: Texts, group: 'guest' | 'user' = 'guest'): Promise<void> {
  texts.add((await lateTexts[texts.language][group]()).messages)
}
