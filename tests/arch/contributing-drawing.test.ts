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

it('every folder of src/ is a room that the rules know', async () => {
  const entries = await readdir('src', { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.toSorted()).toEqual(Object.keys(roomsKnownTo).toSorted())
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
