import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build as viteBuild } from 'vite'
import type * as ServerEntry from '../src/entry-server.tsx'
import { markBuilt } from './build-stamp.ts'
import { dropOldAssets, keepEarlierAssets } from './building/earlier-assets.ts'
import { precompress } from './building/precompress.ts'

const client = 'dist/client'
const earlier = 'dist/earlier'

/** Builds the portal for browser and server into `dist/`, with a line for each long step. */
export async function build(): Promise<void> {
  console.log('Building the portal for the browser, and its service worker …')
  await keepEarlierAssets(client, earlier)
  await viteBuild({ logLevel: 'warn' })
  await dropOldAssets(client, earlier)
  await precompress('dist/worker')
  console.log('Building the portal for the server …')
  await viteBuild({ logLevel: 'warn', build: { ssr: true } })
  await writePatterns()
  await markBuilt()
}

/** For the server, whose pages are rendered in a thread of their own: it need not load the portal to know them. */
async function writePatterns(): Promise<void> {
  const entry = pathToFileURL('dist/server/entry-server.js').href
  const { pagePatterns } = (await import(entry)) as typeof ServerEntry
  await writeFile('dist/server/pages.json', JSON.stringify({ patterns: pagePatterns() }))
}
