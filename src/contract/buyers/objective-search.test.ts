import { expect, it } from 'vitest'
import type { NamedPart } from './objective.ts'
import { searchOfObjective, searchOfPart } from './objective-search.ts'

const part = (kind: NamedPart['kind'], ...ids: string[]): NamedPart => ({
  kind,
  values: ids.map((id) => ({ id, name: id })),
})

it('DSC-3 an objective whose parts differ in kind is one search', () => {
  const credential = { ...part('credential', 'b-corp'), assurance: 'document-seen' as const }
  const parts = [credential, part('region', 'AU', 'NZ'), part('sdg', '13')]
  const search = {
    ...{ credential: ['b-corp'], assurance: 'document-seen' },
    ...{ region: ['AU', 'NZ'], sdg: ['13'] },
  }
  expect(searchOfObjective({ parts, needed: null })).toEqual(search)
  expect(searchOfObjective({ parts, needed: 3 })).toEqual(search)
})

it.each([
  ['fewer than all are needed', [part('sdg', '1'), part('country', 'AU')], 1],
  ['two parts are of one kind', [part('sdg', '1'), part('sdg', '2')], null],
  [
    'one credential would have to be both',
    [part('category', 'Social'), part('credential', 'x')],
    null,
  ],
  ['it asks for a target', [part('target', 'net zero')], null],
])('DSC-3 no search means the same where %s', (_, parts, needed) => {
  expect(searchOfObjective({ parts, needed })).toBeNull()
})

it('DSC-3 each part but a target is a search of its own', () => {
  expect(searchOfPart(part('category', 'Social'))).toEqual({ category: ['Social'] })
  expect(searchOfPart(part('target', 'net zero'))).toBeNull()
})
