import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { keepReleases, namesIn, otherThan, outliving, readReleases } from './releases.ts'

/**
 * Builds for the server beside the parts of the last two releases instead of in their place: a server
 * reads a part when a page first needs it, and goes on running while the next release is built.
 */
export function serverParts(): Plugin {
  return {
    name: 'server-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: () => ({ build: { emptyOutDir: false } }),
    async writeBundle({ dir = '' }, bundle) {
      const parts = Object.keys(bundle).filter((file) => file.startsWith('assets/'))
      await keepParts(dir, parts.map((file) => basename(file)).toSorted())
    },
  }
}

/** @param files names of the parts that the build has just written, in order */
async function keepParts(folder: string, files: string[]): Promise<void> {
  const listed = await readReleases(folder)
  // A folder without a list is that of the one release before.
  const before = listed.length > 0 ? listed : [{ files: await namesIn(join(folder, 'assets')) }]
  await keepReleases(folder, [{ files }, ...otherThan(files, before)].slice(0, 1 + outliving))
}
