import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LocationNode } from '#src/contract/catalogue.ts'
import { createLocationIndex } from './location-index.ts'
import { createCheckStates, tick, toggle, untick } from './location-selection.ts'

const node = (id: string, children: LocationNode[] = []): LocationNode => ({
  id,
  name: id,
  children,
})
const index = createLocationIndex([
  node('AU', [node('AU-NSW', [node('AU-SYD'), node('AU-NCL')]), node('AU-VIC')]),
  node('NZ', [node('NZ-AUK')]),
  node('FR'),
])
const allIds = ['AU', 'AU-NSW', 'AU-SYD', 'AU-NCL', 'AU-VIC', 'NZ', 'NZ-AUK', 'FR']
const states = (...selected: string[]) => {
  const stateOf = createCheckStates(index, new Set(selected))
  return Object.fromEntries(allIds.map((id) => [id, stateOf(id)]))
}

describe('selection in the location tree', () => {
  it('PRF-11 ticking removes descendants', () => {
    expect([...tick(index, new Set(['AU-SYD', 'AU-VIC', 'FR']), 'AU')]).toEqual(['FR', 'AU'])
  })

  it('PRF-11 ticking removes ancestors: a place inside a ticked one narrows the choice', () => {
    expect([...toggle(index, new Set(['AU', 'FR']), 'AU-SYD')]).toEqual(['FR', 'AU-SYD'])
  })

  it('PRF-11 unticking a parent whose children are all ticked unticks them', () => {
    expect([...toggle(index, new Set(['NZ-AUK', 'FR']), 'NZ')]).toEqual(['FR'])
    expect([...untick(index, new Set(['AU-SYD', 'AU-NCL']), 'AU-NSW')]).toEqual([])
  })

  it('PRF-11 a partly ticked parent is ticked as a whole', () => {
    expect([...toggle(index, new Set(['AU-SYD']), 'AU')]).toEqual(['AU'])
  })

  it('PRF-11 shows parents partly or virtually checked', () => {
    expect(states('AU-SYD', 'AU-NCL')).toMatchObject({
      AU: 'partly',
      'AU-NSW': 'virtual',
      'AU-SYD': 'checked',
      'AU-VIC': 'unchecked',
      NZ: 'unchecked',
    })
  })

  it('PRF-11 shows what lies in a ticked place as covered', () => {
    expect(states('AU')).toMatchObject({ AU: 'checked', 'AU-NSW': 'covered', 'AU-SYD': 'covered' })
  })

  it('PRF-11 keeps an id that the tree does not know', () => {
    expect([...toggle(index, new Set(['XX-OLD']), 'FR')]).toEqual(['XX-OLD', 'FR'])
  })

  /** Trees of three levels: how many children each child of each root has. */
  const shape = fc.array(fc.array(fc.nat(3), { maxLength: 4 }), { minLength: 1, maxLength: 4 })
  const treeOf = (roots: number[][]) =>
    roots.map((children, r) =>
      node(
        `${r}`,
        children.map((leaves, c) =>
          node(
            `${r}.${c}`,
            Array.from({ length: leaves }, (_, l) => node(`${r}.${c}.${l}`)),
          ),
        ),
      ),
    )
  const idsOf = (nodes: readonly LocationNode[]): string[] =>
    nodes.flatMap((one) => [one.id, ...idsOf(one.children)])
  const treeAndPresses = shape
    .map(treeOf)
    .chain((nodes) =>
      fc.tuple(fc.constant(nodes), fc.array(fc.constantFrom(...idsOf(nodes)), { maxLength: 30 })),
    )

  it('PRF-11 no place is ever selected together with one of its ancestors, whatever is pressed', () => {
    fc.assert(
      fc.property(treeAndPresses, ([nodes, presses]) => {
        const any = createLocationIndex(nodes)
        let selection: Set<string> = new Set()
        for (const id of presses) {
          selection = toggle(any, selection, id)
          for (const one of selection)
            expect(any.ancestorIds(one).filter((above) => selection.has(above))).toEqual([])
        }
      }),
    )
  })

  it('PRF-11 ticking selects the place and touches nothing unrelated, in any tree', () => {
    fc.assert(
      fc.property(treeAndPresses, ([nodes, presses]) => {
        const any = createLocationIndex(nodes)
        let selection: Set<string> = new Set()
        for (const id of presses) {
          const next = tick(any, selection, id)
          const related = new Set([id, ...any.ancestorIds(id), ...any.descendantIds(id)])
          expect(next.has(id)).toBe(true)
          const others = (of: Set<string>) => [...of].filter((one) => !related.has(one)).sort()
          expect(others(next)).toEqual(others(selection))
          selection = next
        }
      }),
    )
  })
})
