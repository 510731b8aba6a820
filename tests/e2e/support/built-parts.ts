import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'

type Part = { name?: string; file: string; css?: string[] }

/** The parts that the portal was built into; their files have no names of their own. */
function builtParts(): Part[] {
  const text = readFileSync('dist/client/.vite/manifest.json', 'utf8')
  return Object.values(JSON.parse(text) as Record<string, Part>)
}

/**
 * The path of a script's address, which is that of its file below `dist/client`.
 * @param name of its main module without folder and ending, or of the group that the build made
 * @throws Error when the build has no such part
 */
export const partPath = (name: string): string => `/${partOf(name).file}`

/** The address of a script, for Playwright's routes; `name` is as for `partPath`. */
export const partAddress = (name: string): string => `**${partPath(name)}`

function partOf(name: string): Part {
  const part = builtParts().find((one) => one.name === name)
  if (!part) throw new Error(`The build has no part called ${name}.`)
  return part
}

/** The name of the part that a script or style sheet is of; the path itself where it is of none. */
export function partName(path: string): string {
  const isOf = ({ file, css = [] }: Part) => [file, ...css].some((one) => path === `/${one}`)
  return builtParts().find((part) => part.name && isOf(part))?.name ?? path
}

/** Paths of the scripts that a page asks for from now on, as `partPath` gives them. */
export function askedScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  return asked
}
