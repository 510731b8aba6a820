import Bowser from 'bowser'
import type { Translate } from '#src/i18n/texts.ts'

/** Family of a browser and of its system, in the words people use; null where it is not known. */
export type BrowserFamily = { browser: string | null; system: string | null }

/** Characters of a `User-Agent` that are looked at. */
const longest = 512

const browsers = new Set(Object.values(Bowser.BROWSER_MAP))
const systems = new Set(Object.values(Bowser.OS_MAP))

/**
 * What a `User-Agent` header says of the browser, without its version or anything else that tells two
 * apart. Only names that the library knows: where it knows none it repeats words of the header.
 */
export function browserFamily(userAgent: string | undefined): BrowserFamily {
  const text = userAgent?.slice(0, longest).trim()
  if (!text) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(text)
  return { browser: known(browsers, browser.name), system: known(systems, os.name) }
}

/** Such as 'Firefox on Windows'. */
export function inWords(t: Translate, { browser, system }: BrowserFamily): string {
  if (!system) return browser ?? t('identity-account.sessions.unknown')
  return browser
    ? t('identity-account.sessions.onSystem', { browser, system })
    : t('identity-account.sessions.unknownOnSystem', { system })
}

function known(names: ReadonlySet<string>, name: string | undefined): string | null {
  return name !== undefined && names.has(name) ? name : null
}
