import { expect, it } from 'vitest'
import { assetName, scriptName } from './part-names.ts'

it.each([
  ['/p/src/routes/benefits.tsx?tsr-split=component', 'assets/[hash:6].js'],
  [null, 'assets/[hash:6].js'],
  ['/p/src/features/gallery/gallery-page.tsx', 'assets/online-[hash:6].js'],
  ['/p/src/features/buying/buying-pages.tsx', 'assets/used-[hash:6].js'],
  ['/p/node_modules/@typeform/embed/build/index.js', 'assets/online-[hash:6].js'],
])('OFF-2 the script of %s is %s', (facadeModuleId, name) => {
  expect(scriptName({ facadeModuleId })).toBe(name)
})

it.each([
  ['benefits.css', 'assets/[hash:6].css'],
  ['gallery-page.css', 'assets/online-[hash:6].css'],
  ['buying-pages.css', 'assets/used-[hash:6].css'],
  ['hero.svg', 'assets/[name]-[hash][extname]'],
])('OFF-2 %s becomes %s', (source, name) => {
  expect(assetName({ names: [source] })).toBe(name)
})

it('LNG-2 the texts of a language have a name of their own, which changes with them alone', () => {
  const nameOf = (id: string) => scriptName({ facadeModuleId: `\0virtual:${id}` })
  expect(nameOf('guest-texts/de')).toMatch(/^assets\/text-de-[\w-]{8}\.js$/)
  expect(nameOf('guest-texts/de')).toBe(nameOf('guest-texts/de'))
  expect(nameOf('user-texts/de')).not.toBe(nameOf('guest-texts/de'))
  expect(nameOf('buying-texts/de')).toMatch(/^assets\/used-text-de-[\w-]{8}\.js$/)
})
