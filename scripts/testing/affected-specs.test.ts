import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { affectedSpecs, specsOfFeature } from './affected-specs.ts'

it('knows every feature, and only specs that there are', () => {
  expect(Object.keys(specsOfFeature)).toEqual(readdirSync('src/features').toSorted())
  const folders = [
    'sw/sw.ts',
    'widget/a.ts',
    'document-frame/a.ts',
    'server/identity/a.ts',
    'server/store/a.ts',
  ]
  const named = [...Object.values(specsOfFeature).flat(), ...(affectedSpecs(folders) ?? [])]
  expect(named.filter((name) => !existsSync(`tests/e2e/${name}.spec.ts`))).toEqual([])
})

describe('finds the specs for', () => {
  it.each([
    [['src/features/invite/copy.ts'], ['back', 'invite', 'main-job']],
    [['README.md', 'src/lib/pause.test.ts', 'tests/contract/http.test.ts'], []],
    [
      ['tests/e2e/rename.spec.ts', 'server/store/brands.ts'],
      ['main-job', 'rename'],
    ],
    [['src/features/invite/copy.ts', 'src/ui/button.tsx'], null],
    [['server/pages/html-cache.ts'], null],
    [['package.json'], null],
  ])('%j: %j', (files, specs) => {
    expect(affectedSpecs(files)).toEqual(specs)
  })
})
