import type { Size } from '../sizes.ts'
import { Refused } from './opened.ts'

/** @throws Refused where the browser has no memory for it */
export function createCanvas({ width, height }: Size) {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.floor(width)),
    Math.max(1, Math.floor(height)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Refused('too-large')
  return { canvas, context }
}
