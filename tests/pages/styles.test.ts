import { readdir, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { ask } from './support/ask.ts'

const assets = new URL('../../dist/client/assets/', import.meta.url)

/** Every class that a stylesheet of the portal knows. */
async function styledClasses(): Promise<Set<string>> {
  const files = (await readdir(assets)).filter((name) => name.endsWith('.css'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, assets), 'utf8')))
  return new Set(
    texts.flatMap((css) => [...css.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

it.each([
  '/',
  '/get-started',
  '/benefits',
  '/badge',
  '/login',
  '/dev/gallery',
  '/discover/compare?suppliers=coolabah-office-supplies,kauri-point-honey',
  '/organization/coolabah-office-supplies',
  '/organization/nobody-at-all',
])('BRD-4 %s brings the styles of all that it shows, before any script', async (path) => {
  const { text } = await ask(path, { accept: 'text/html' })
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
  const styled = await styledClasses()
  const shown = [...text.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const wanted = [...new Set(shown)].filter((name) => styled.has(name))
  expect(wanted.length).toBeGreaterThan(10)
  expect(wanted.filter((name) => !style.includes(`.${name}`))).toEqual([])
})
