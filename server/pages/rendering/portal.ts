import { readFile } from 'node:fs/promises'
import type { ServerManifest } from '@tanstack/router-core'
import type * as ServerEntry from '#src/entry-server.tsx'
import type { Language } from '#src/i18n/languages.ts'
import { StartupError } from '../../startup-error.ts'
import { textIds } from '../../texts/page-texts.ts'
import { textsInCode } from '../../texts/texts-in-code.ts'
import { routeManifest, routeParts, type ViteManifest } from './route-manifest.ts'
import { shellFile } from '../shell-file.ts'

/** The portal's client of its API. */
export type Api = ReturnType<typeof ServerEntry.createApi>

/** The built portal: its render entry, and which files each route needs. */
export type Portal = {
  entry: typeof ServerEntry
  manifest: ServerManifest
  /** Text of each built stylesheet, by its address. */
  styles: ReadonlyMap<string, string>
  /** Address of the part with the texts that guests may need; undefined while one develops. */
  textPart: (language: Language) => string | undefined
  /** Ids of the messages that the parts of a route may word; null while one develops. */
  liveTexts: ReadonlyMap<string, readonly string[]> | null
}

/**
 * Loads what `npm run build` made.
 * @param dist folder with `client` and `server`
 * @throws StartupError when the build is missing
 */
export async function loadPortal(dist: URL): Promise<Portal> {
  try {
    const text = await readFile(new URL('client/.vite/manifest.json', dist), 'utf8')
    const entry = (await import(new URL('server/entry-server.js', dist).href)) as typeof ServerEntry
    const vite = JSON.parse(text) as ViteManifest
    const client = new URL('client/', dist)
    return {
      entry,
      manifest: routeManifest(vite, shellFile),
      styles: await readStyles(vite, client),
      textPart: (language) => `/${vite[`virtual:guest-texts/${language}`]?.file}`,
      liveTexts: await readLiveTexts(vite, client),
    }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new StartupError('The portal is not built yet: run `npm run build` first.')
  }
}

async function readLiveTexts(vite: ViteManifest, client: URL): Promise<Map<string, string[]>> {
  const ids = textIds()
  const read = async ([route, keys]: [string, Set<string>]) => {
    const files = [...keys].flatMap((key) => vite[key]?.file ?? [])
    const code = await Promise.all(files.map((file) => readFile(new URL(file, client), 'utf8')))
    return [route, textsInCode(code.join('\n'), ids)] as const
  }
  return new Map(await Promise.all([...routeParts(vite, shellFile)].map(read)))
}

async function readStyles(vite: ViteManifest, client: URL): Promise<Map<string, string>> {
  const files = new Set(Object.values(vite).flatMap(({ css = [] }) => css))
  const read = async (file: string) =>
    [`/${file}`, await readFile(new URL(file, client), 'utf8')] as const
  return new Map(await Promise.all([...files].map(read)))
}
