import { readFile } from 'node:fs/promises'
import { StartupError } from '../../startup-error.ts'

/** What the build says of the portal's pages, in the folder of the render entry. */
const pagesFile = 'server/pages.json'

/**
 * Reads which paths are pages, so that the thread that answers need not load the portal.
 * @param dist folder with what `npm run build` made
 * @returns as Fastify writes them, such as `/organization/:slug`
 * @throws StartupError when the build is missing
 */
export async function readPatterns(dist: URL): Promise<string[]> {
  try {
    const { patterns } = JSON.parse(await readFile(new URL(pagesFile, dist), 'utf8')) as {
      patterns: string[]
    }
    return patterns
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
    throw new StartupError('The portal is not built yet: run `npm run build` first.')
  }
}
