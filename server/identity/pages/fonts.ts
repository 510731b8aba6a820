import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Content of each font file of these pages, by an address that changes with it. */
export const fontFiles = new Map<string, Buffer>()

/** The portal's own typefaces and their stand-ins, with the addresses of `fontFiles`. */
export const fontStyles: string = readPortalStyles()

/** Addresses of the two fonts that every page draws with. */
export const fontPreloads: readonly string[] = [...fontFiles.keys()].filter((address) =>
  address.includes('-common.'),
)

function readPortalStyles(): string {
  const styles = new URL('../../../src/ui/fonts.css', import.meta.url)
  return readFileSync(styles, 'utf8').replaceAll(/url\('([^']+)'\)/g, (_, path: string) => {
    const file = path.startsWith('.') ? new URL(path, styles).href : import.meta.resolve(path)
    const content = readFileSync(fileURLToPath(file))
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const address = `/identity/fonts/${basename(file, '.woff2')}.${hash}.woff2`
    fontFiles.set(address, content)
    return `url('${address}')`
  })
}
