import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/**
 * Renders the application icons of every brand from its favicon.svg: run it after drawing one.
 * A maskable icon fills its square, with the mark inside the safe zone (the inner 80 %):
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
const brandsFolder = new URL('../../public/brands/', import.meta.url).pathname

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

function maskable(favicon: string): string {
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/i.exec(favicon)?.[1]
  if (!ground) throw new Error('A favicon starts with the rectangle that is its ground')
  const inner = favicon
    .replace('<svg ', '<svg x="8" y="8" ')
    .replace(/width="64" height="64"/, 'width="48" height="48"')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${inner}</svg>`
}

for (const brand of readdirSync(brandsFolder)) {
  const folder = join(brandsFolder, brand)
  const favicon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  writeFileSync(join(folder, 'icon-192.png'), png(favicon, 192))
  writeFileSync(join(folder, 'icon-512.png'), png(favicon, 512))
  writeFileSync(join(folder, 'icon-maskable-512.png'), png(maskable(favicon), 512))
}
