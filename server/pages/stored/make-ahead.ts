import { setTimeout as pause } from 'node:timers/promises'
import { defaultLanguage, type Language } from '#src/i18n/languages.ts'
import { splitLanguage } from '#src/i18n/split-language.ts'
import type { Store } from '../../store/create-store.ts'
import type { ContentVersion } from '../content-version.ts'
import type { FinishedPages } from '../finished-pages.ts'
import { type PageAddress, placeOf, renderingOf } from '../page-place.ts'
import type { PageStorage } from './store-pages.ts'

export type AheadNeeds = {
  suppliers: Pick<Store['organisations'], 'listed' | 'listedParts'>
  /** Scheme and host of each address of the portal. */
  origins: readonly string[]
  languages: readonly Language[]
  /** Of one core, above 0 and up to 1. */
  share: number
  pages: Pick<FinishedPages, 'makeAhead'>
  stored: Pick<PageStorage, 'has' | 'hasRoom' | 'keep'>
  contentVersion(host: string, path: string): Promise<ContentVersion>
  signal: AbortSignal
}

/** As many as one query looks up: see `gatherLookups`. */
const together = 64

/**
 * Makes the pages of suppliers that search engines are told of and that are not stored in their present
 * version, while there is room for them. One at a time, with pauses in which everybody else is served.
 * @returns how many were made
 */
export async function makeAhead(needs: AheadNeeds): Promise<number> {
  const { stored, signal, share } = needs
  let made = 0
  const paced = async (work: () => Promise<void>) => {
    const begun = performance.now()
    await work()
    const wait = (performance.now() - begun) * (1 / share - 1)
    await pause(wait, undefined, { signal, ref: false }).catch(() => {})
  }
  for await (const addresses of addressesOf(needs)) {
    if (signal.aborted || !stored.hasRoom() || !stored.keep()) break
    let missing: Missing[] = []
    await paced(async () => {
      missing = await missingAt(needs, addresses)
    })
    for (const { address, version } of missing) {
      if (signal.aborted) break
      await paced(() =>
        needs.pages.makeAhead(placeOf(address, version), renderingOf(address, version)),
      )
      made += 1
    }
  }
  return made
}

/** Some at a time: first without a language in front, as search engines ask most, then in each language. */
async function* addressesOf(needs: AheadNeeds): AsyncGenerator<PageAddress[]> {
  const { suppliers, origins, languages } = needs
  // With one language there is no other address of a page.
  const asked = [null, ...(languages.length > 1 ? languages : [])]
  for (const language of asked) {
    for (const origin of origins) {
      for (const part of await suppliers.listedParts()) {
        const all = (await suppliers.listed(part)).map(({ slug }) => ({
          url: `${language ? `/${language}` : ''}/organization/${slug}`,
          language: language ?? defaultLanguage,
          host: new URL(origin).host,
          origin,
        }))
        while (all.length > 0) yield all.splice(0, together)
      }
    }
  }
}

type Missing = { address: PageAddress; version: ContentVersion }

async function missingAt(
  { stored, contentVersion }: AheadNeeds,
  addresses: readonly PageAddress[],
): Promise<Missing[]> {
  const found = await Promise.all(
    addresses.map(async (address) => {
      const { path } = splitLanguage(address.url)
      return { address, version: await contentVersion(address.host, path) }
    }),
  )
  return found.filter(({ address, version }) => !stored.has(placeOf(address, version)))
}
