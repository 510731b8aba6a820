import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shellIn } from './shells.ts'

const english = readFileSync(new URL('../../shell.html', import.meta.url), 'utf8')

it.each([
  ['de', '<html lang="de">', 'Wird geladen …'],
  ['ar', '<html lang="ar" dir="rtl">', 'جارٍ التحميل…'],
] as const)('LNG-1 the shell of a worker in %s says %s and %s', (language, start, loading) => {
  const shell = shellIn(language, english)
  expect(shell).toContain(start)
  expect(shell).toContain(`<p id="loading">${loading}</p>`)
  expect(shell).toMatch(/<a href="">[^<]+<\/a>/)
  expect(shell).not.toMatch(/Loading|could not be opened|Supplier/)
})

it('LNG-1 a shell that says something else than the dictionary is not built', () => {
  const changed = english.replace('Loading…', 'One moment…')
  expect(() => shellIn('de', changed)).toThrow('shell.html lacks: >Loading…<')
})
