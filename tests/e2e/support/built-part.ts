import { readFileSync } from 'node:fs'

/**
 * The address of a part of the built portal, for Playwright's routes.
 * @param source the module that the part is made of, as the build's manifest names it
 * @throws Error when the build has no such part
 */
export function builtPart(source: string): string {
  const text = readFileSync('dist/client/.vite/manifest.json', 'utf8')
  const file = (JSON.parse(text) as Record<string, { file: string }>)[source]?.file
  if (!file) throw new Error(`The build has no part for ${source}.`)
  return `**/${file}`
}

/** What the boot script fetches when the page is idle. */
export const applicationPart = () => builtPart('src/entry-client.tsx')
