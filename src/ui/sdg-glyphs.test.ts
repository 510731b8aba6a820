import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sdgs } from '#src/contract/sdgs.ts'

it('has a drawing for every goal', () => {
  const drawings = readFileSync(new URL('sdg-glyphs.svg', import.meta.url), 'utf8')
  const ids = [...drawings.matchAll(/ id="goal-(\d+)" d="M/g)].map(([, id]) => Number(id))
  expect(ids).toEqual([...sdgs])
})
