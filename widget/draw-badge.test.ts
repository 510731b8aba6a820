import { expect, it } from 'vitest'
import { palettes } from '../server/badge/badge-art.ts'
import { grounds } from './draw-badge.ts'

it('puts the words on the ground that the server’s picture has', () => {
  const drawn = Object.entries(palettes).map(([style, { ground }]) => [style, ground])
  expect(Object.entries(grounds)).toEqual(drawn)
})
