import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Resvg } from '@resvg/resvg-js'
import * as icons from '../../src/ui/icons.ts'

/**
 * Renders the application icons of every brand from its favicon.svg, and the icons of the shortcuts,
 * which are the same in every brand: run it after drawing one.
 * A maskable icon fills its square, with the mark inside the safe zone (the inner 80 %):
 * https://www.w3.org/TR/appmanifest/#icon-masks
 */
const brandsFolder = fileURLToPath(new URL('../../public/brands/', import.meta.url))
const shortcutsFolder = fileURLToPath(new URL('../../public/shortcuts/', import.meta.url))

/** Shares of the width that the favicon takes; its own rounded ground merges with what is around. */
const inSafeZone = 0.75
/** iOS only rounds the corners. */
const inTouchIcon = 0.9

function png(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

function fullBleed(favicon: string, share: number): string {
  const ground = /<rect[^>]* fill="(#[0-9a-f]{6})"/i.exec(favicon)?.[1]
  if (!ground) throw new Error('A favicon starts with the rectangle that is its ground')
  const size = 64 * share
  const offset = (64 - size) / 2
  const inner = favicon
    .replace('<svg ', `<svg x="${offset}" y="${offset}" `)
    .replace(/width="64" height="64"/, `width="${size}" height="${size}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${ground}"/>${inner}</svg>`
}

/** The portal's own drawing on a round ground, which stands out on light and on dark menus. */
function shortcut(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="23" fill="#3f444a"/><path transform="translate(12 12)" d="${drawing}" fill="none" stroke="#ffffff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

for (const brand of readdirSync(brandsFolder)) {
  const folder = join(brandsFolder, brand)
  const favicon = readFileSync(join(folder, 'favicon.svg'), 'utf8')
  const write = (name: string, svg: string, size: number) =>
    writeFileSync(join(folder, name), png(svg, size))
  write('icon-192.png', favicon, 192)
  write('icon-512.png', favicon, 512)
  write('icon-maskable-192.png', fullBleed(favicon, inSafeZone), 192)
  write('icon-maskable-512.png', fullBleed(favicon, inSafeZone), 512)
  write('apple-touch-icon.png', fullBleed(favicon, inTouchIcon), 180)
}

const shortcuts = {
  profile: icons.building,
  modules: icons.book,
  pathways: icons.target,
  benefits: icons.gift,
}

mkdirSync(shortcutsFolder, { recursive: true })
for (const [name, drawing] of Object.entries(shortcuts)) {
  writeFileSync(join(shortcutsFolder, `${name}.png`), png(shortcut(drawing), 96))
}
