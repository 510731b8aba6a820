import { guestTexts } from 'virtual:guest-texts'
import { ownTextsFile } from '../contract/own-texts-file.ts'
import { languageInCookies } from '../i18n/language-choice.ts'
import type { Language } from '../i18n/languages.ts'
import type { CompiledMessages } from '../i18n/texts.ts'

/** What a page without the server waits for its brand's words, in ms: the worker has them, or nobody. */
const patience = 2_000
/** For a year, in seconds. */
const remembered = 31_536_000

/**
 * Stores the language of the address for the addresses that have none: plain links lead on in it. Who
 * came from a page of the portal has chosen it; of a link from elsewhere it is the language of this visit.
 */
export function followLanguage(language: Language): void {
  const isChosen = document.referrer.startsWith(`${location.origin}/`)
  if (!isChosen && languageInCookies(document.cookie)) return
  const end = isChosen ? `; max-age=${remembered}` : ''
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `language=${language}; path=/; samesite=lax${end}${secure}`
}

/** The texts that guests may need, for a page that the server has not rendered. */
export async function guestTextsIn(language: Language): Promise<{ messages: CompiledMessages }> {
  const [{ messages }, own] = await Promise.all([guestTexts[language](), ownTextsIn(language)])
  return { messages: { ...messages, ...own } }
}

/**
 * The texts of the portal in the own words of the page's brand (OPR-4), for a page that the server has not
 * rendered. Where they cannot be had, the portal's words stand.
 */
async function ownTextsIn(language: Language): Promise<CompiledMessages> {
  const late = new Promise<CompiledMessages>((resolve) => setTimeout(resolve, patience, {}))
  return Promise.race([ownTextsAt(ownTextsFile(language)).catch(() => ({})), late])
}

async function ownTextsAt(address: string): Promise<CompiledMessages> {
  return ((await import(/* @vite-ignore */ address)) as { own: CompiledMessages }).own
}

/**
 * The same for a page of a user.
 * @param seed what the server read while it rendered the page, if it has
 * @throws TypeError where the words that the page was rendered with cannot be had
 */
export async function ownTextsOf(
  seed: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<CompiledMessages> {
  const part = seed['textPart']
  return typeof part === 'string' ? ownTextsAt(part) : ownTextsIn(language)
}
