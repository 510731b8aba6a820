import { isOwnTextsFile } from '../src/contract/own-texts-file.ts'
import { isServerOwned } from '../src/contract/server-paths.ts'
import { sharedFiles } from '../src/contract/shared-files.ts'

/** What of a request decides how it is answered. */
export type Asked = {
  method: string
  /** `navigate` for a whole page. */
  mode: string
  /** Absolute. */
  url: string
}

/**
 * How a request is answered:
 * - `network`: as if there were no worker;
 * - `page`: network first, else the shell;
 * - `own-page`: a page of the server, by the network alone;
 * - `precached`: from the files of this version, else by the network;
 * - `public-file`: what is kept, and anew behind it;
 * - `share`: files that another app shares.
 */
export type Strategy = 'network' | 'page' | 'own-page' | 'precached' | 'public-file' | 'share'

/** The look of the brand, which changes without a release. One origin has one brand. */
const publicFiles = ['/brand.css', '/manifest.webmanifest']
const publicFolders = ['/brands/', '/modules/']

/**
 * How the service worker answers a request. Nothing of the API is ever in its hands (OFF-12).
 * @param origin the worker's own, such as `https://portal.example`
 */
export function strategyFor({ method, mode, url }: Asked, origin: string): Strategy {
  const { origin: asked, pathname, search } = new URL(url)
  if (asked !== origin) return 'network'
  if (mode === 'navigate') return navigation(method, pathname)
  if (method !== 'GET') return 'network'
  if (pathname.startsWith('/assets/')) return 'precached'
  // One of a version is of the page that the server has just rendered.
  if (isOwnTextsFile(pathname)) return search ? 'network' : 'public-file'
  const isPublic = publicFiles.includes(pathname) || isPicture(pathname)
  return isPublic ? 'public-file' : 'network'
}

const isPicture = (path: string) =>
  publicFolders.some((folder) => path.startsWith(folder)) && !isOwnTextsFile(path)

/**
 * Whether a worker keeps a file: of the texts and the shells it keeps those of its pages' language alone,
 * and the English shell besides.
 * @param language with which the worker was registered; null for English
 * @param path of a file of this version
 */
export function isNeededIn(language: string | null, path: string): boolean {
  const [, other] = /^\/(?:assets\/text|shell)-(\w+)[-.]/.exec(path) ?? []
  return other === undefined || other === (language ?? 'en')
}

/**
 * Of the addresses that a page names, those of pictures of the brand, absolute and each once.
 * @param urls absolute or paths; what is no address is none of them
 * @param origin the worker's own
 */
export function picturesOfBrand(urls: readonly string[], origin: string): string[] {
  const pictures = urls.flatMap((url) => {
    const address = URL.parse(url, origin)
    return address?.origin === origin && isPicture(address.pathname) ? [address.href] : []
  })
  return [...new Set(pictures)]
}

/**
 * Whether a file of the brand is what was asked for, by its media type: a captive portal answers anything
 * with 200 and a page of its own.
 * @param url absolute
 */
export function isWhatWasAsked(url: string, { headers }: Pick<Response, 'headers'>): boolean {
  const path = new URL(url).pathname
  const type = headers.get('content-type') ?? ''
  if (isPicture(path)) return /^image\//i.test(type)
  if (isOwnTextsFile(path)) return /^text\/javascript\b/i.test(type)
  return (path.endsWith('.css') ? /^text\/css\b/i : /^application\/(?:manifest\+)?json\b/i).test(
    type,
  )
}

/**
 * Whether an answer to a page says that the server has none to give at the moment, so that what the device
 * has is better: it is ill (5xx), has too much to do (429), or took the request for lost (408). Among the
 * first is 511, by which a network says that it wants people to sign in to it (RFC 6585, 6).
 */
export function isServerAway(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

function navigation(method: string, path: string): Strategy {
  if (method === 'POST') return path === sharedFiles.path ? 'share' : 'network'
  if (method !== 'GET') return 'network'
  return isServerOwned(path) ? 'own-page' : 'page'
}
