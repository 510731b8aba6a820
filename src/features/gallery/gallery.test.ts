import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colourTokens } from '../../brand/derive.ts'
import { colourGroups } from './foundations/colour-roles.ts'
import * as tokens from './foundations/tokens.ts'
import { specimenGroups } from './specimen-groups.ts'

const source = new URL('../../', import.meta.url)
const shown = specimenGroups.flatMap(({ specimens }) => specimens.flatMap(({ files }) => files))

function filesIn(folder: string, end: RegExp): string[] {
  return readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name) && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`)
}

/** Every component that the gallery's own files import, at once or through another component. */
function drawn(): Set<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    const text = readFileSync(new URL(file, source), 'utf8')
    for (const [, path = ''] of text.matchAll(/from '([^']+\.tsx)'/g)) {
      const part = (path.startsWith('./') ? file.replace(/[^/]+$/, path.slice(2)) : path)
        .split('/')
        .slice(-2)
        .join('/')
      if (!/^(?:ui|brand)\//.test(part) || found.has(part)) continue
      found.add(part)
      visit(part)
    }
  }
  filesIn('features/gallery', /\.tsx$/).forEach(visit)
  return found
}

it('BRD-4 the gallery names every component of ui and brand, once', () => {
  const components = ['ui', 'brand'].flatMap((folder) => filesIn(folder, /\.tsx$/))
  expect(shown.toSorted()).toEqual(components.toSorted())
})

it('BRD-4 the gallery draws every component that it names', () => {
  const found = drawn()
  expect(shown.filter((file) => !found.has(file))).toEqual([])
})

it('BRD-4 the gallery explains every colour, once', () => {
  const explained = colourGroups.flatMap(({ roles }) => roles.map(({ token }) => token))
  expect(explained.toSorted()).toEqual([...colourTokens].toSorted())
})

it('BRD-4 the gallery shows every other token, once', () => {
  const css = readFileSync(new URL('ui/tokens.css', source), 'utf8')
  const declared = new Set([...css.matchAll(/--([a-z0-9-]+):/g)].map(([, name = '']) => name))
  const { motionTokens: _motion, ...lists } = tokens
  const listed = [...Object.values(lists).flat(), ...colourTokens]
  expect(listed.toSorted()).toEqual([...declared].toSorted())
})
