import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginOption } from 'vite'
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa'
import { usedPartPrefix } from '../../src/contract/worker-messages.ts'
import { onlinePrefix } from './part-names.ts'
import { precompress } from './precompress.ts'

type Entries = { url: string }[]

const client = 'dist/client'
/** Brotli bytes of everything that the worker keeps. */
const budget = 700_000

/**
 * Builds the service worker into `dist/worker/sw.js`, with the list of files of the client build that it
 * keeps, and beside it `off.js`, which is sent in its place to get rid of it, and `entry-outbox.js`, which
 * the worker loads to send what waits. Classic scripts: not every browser takes modules for workers. Registration is the page's own, and each brand's manifest the server's.
 */
export function workers(): PluginOption[] {
  const worker = (
    filename: string,
    injectManifest: VitePWAOptions['injectManifest'],
    srcDir = 'sw',
  ) =>
    VitePWA({
      ...{ strategies: 'injectManifest', srcDir, outDir: 'dist/worker', filename },
      injectRegister: false,
      manifest: false,
      injectManifest: { rollupFormat: 'iife', ...injectManifest },
    })
  const kept = worker('sw.ts', {
    globDirectory: client,
    globPatterns: ['shell*.html', 'assets/*'],
    globIgnores: ['**/*.{br,gz}', `assets/${onlinePrefix}*`, `assets/${usedPartPrefix}*`],
    // These names change with what is in the file.
    dontCacheBustURLsMatching: /^assets\//,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [
      async (manifest) => {
        // What is kept is counted as it is sent.
        await precompress(client)
        await checkSize(manifest)
        return { manifest }
      },
    ],
  })
  const bare = { injectionPoint: '' }
  return [kept, worker('off.ts', bare), worker('entry-outbox.ts', bare, 'src/start')]
}

/** @throws Error when it is more than a phone should have to fetch */
async function checkSize(entries: Entries): Promise<void> {
  const sizes = await Promise.all(entries.map(({ url }) => sentBytes(join(client, url))))
  const ofLanguage = new Map<string, number>()
  let total = 0
  for (const [index, { url }] of entries.entries()) {
    const [, language] = /\/text-(\w+)-/.exec(url) ?? []
    const size = sizes[index] ?? 0
    if (language) ofLanguage.set(language, (ofLanguage.get(language) ?? 0) + size)
    else total += size
  }
  // A worker keeps the texts of one language.
  total += Math.max(0, ...ofLanguage.values())
  console.log(`The worker keeps ${sizes.length} files, ${Math.ceil(total / 1000)} kB compressed.`)
  if (total > budget) throw new Error(`That is more than the ${budget / 1000} kB that it may keep.`)
}

async function sentBytes(path: string): Promise<number> {
  const { size } = await stat(`${path}.br`).catch(() => stat(path))
  return size
}
