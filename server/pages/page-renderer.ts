import { readFile } from 'node:fs/promises'
import type { ServerManifest } from '@tanstack/router-core'
import type * as ServerEntry from '../../src/entry-server.tsx'
import { StartupError } from '../startup-error.ts'
import { routeManifest, type ViteManifest } from './route-manifest.ts'

/** The built portal: its render entry, and which files each route needs. */
export type Portal = {
  entry: typeof ServerEntry
  manifest: ServerManifest
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
    return { entry, manifest: routeManifest(vite, 'shell.html', 'src/entry-client.tsx') }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new StartupError('The portal is not built yet: run `npm run build` first.')
  }
}
