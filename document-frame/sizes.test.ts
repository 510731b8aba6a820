import { expect, it } from 'vitest'
import { canvasDensity, fittingZoom, nextTurn, nextZoom, turned } from './sizes.ts'

const paper = { width: 794, height: 1123 }

it('OPR-2 fits a page by its width, or all of it', () => {
  const room = { width: 397, height: 400 }
  expect(fittingZoom(paper, room, 'width')).toBe(0.5)
  expect(fittingZoom(paper, room, 'page')).toBeCloseTo(400 / 1123)
  expect(fittingZoom({ width: 10, height: 10 }, room, 'width')).toBe(2.5)
})

it('OPR-2 lays out no page that is longer than browsers can scroll', () => {
  const tall = { width: 1, height: 1e9 }
  const zoom = fittingZoom(tall, { width: 800, height: 600 }, 'width')
  expect(tall.height * zoom).toBeLessThanOrEqual(50_000)
})

it.each([
  ['a page of 14,400 points', { width: 19_200, height: 19_200 }],
  ['a picture of 40 megapixels', { width: 8000, height: 5000 }],
  ['a ribbon', { width: 1, height: 50_000 }],
])('OPR-2 draws %s on a canvas that fits into memory', (_what, page) => {
  const density = canvasDensity(page, 3)
  expect(page.width * page.height * density ** 2).toBeLessThanOrEqual(2 ** 24 + 1)
  expect(Math.max(page.width, page.height) * density).toBeLessThanOrEqual(8192)
})

it('OPR-2 draws a page of paper as sharp as the screen', () => {
  expect(canvasDensity(paper, 2)).toBe(2)
})

it('OPR-2 zooms in steps within bounds, and never against the button', () => {
  expect(nextZoom(1, 'in')).toBe(1.25)
  expect(nextZoom(1.25, 'out')).toBe(1)
  expect(nextZoom(7.9, 'in')).toBe(8)
  expect(nextZoom(0.01, 'out')).toBe(0.01)
  expect(nextZoom(9, 'in')).toBe(9)
})

it('OPR-2 turns by a quarter, either way round', () => {
  expect(nextTurn(270, 90)).toBe(0)
  expect(nextTurn(0, -90)).toBe(270)
  expect(turned(paper, 90)).toEqual({ width: 1123, height: 794 })
  expect(turned(paper, 180)).toEqual(paper)
})
