import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { roomsKnownTo, roomsKnownToPrograms } from '../../scripts/rooms.ts'
import { readDocument } from './support/documents.ts'
import { arrowsOf, type Arrow } from './support/drawing.ts'

it('CONTRIBUTING.md draws the arrows of the dependency rules, and no other', async () => {
  const { blocks } = await readDocument('CONTRIBUTING.md')
  const charts = blocks.filter(({ language }) => language === 'mermaid')
  expect(charts).toHaveLength(1)
  const drawn = arrowsOf(charts[0]?.code ?? '')
  const allowed = Object.entries({ ...roomsKnownTo, ...roomsKnownToPrograms }).flatMap(
    ([room, known]) => known.map((other): Arrow => `${room} → ${other}`),
  )
  expect([...drawn].toSorted()).toEqual(allowed.toSorted())
})

it('src/ holds the rooms that the rules know, the two entries and the route tree', async () => {
  const entries = await readdir('src')
  const hall = ['entry-client.tsx', 'entry-server.test.ts', 'entry-server.tsx', 'route-tree.gen.ts']
  expect(entries.toSorted()).toEqual([...hall, ...Object.keys(roomsKnownTo)].toSorted())
})

it('an arrow from or to a frame counts for each room in it', () => {
  const chart = `flowchart TD
    subgraph above [upper rooms]
      a --> b
    end
    subgraph below
      c
      d
    end
    above --> below
    e -- types only --> c`
  const arrows = ['a → b', 'a → c', 'a → d', 'b → c', 'b → d', 'e → c']
  expect([...arrowsOf(chart)].toSorted()).toEqual(arrows)
  expect(() => arrowsOf('a --- b')).toThrow('Not understood')
})
