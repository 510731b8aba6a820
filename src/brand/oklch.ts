import {
  clampChroma,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as register,
} from 'culori/fn'
import { leastContrast } from './contrast.ts'

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

register(modeRgb)
register(modeLrgb)
register(modeOklab)
const toOklch = register(modeOklch)

/**
 * Reads a `#rrggbb` colour; a grey has hue 0.
 * @param hex `#rrggbb`
 */
export function parseOklch(hex: string): Oklch {
  const { l, c, h } = toOklch(hex) ?? { l: 0, c: 0, h: 0 }
  return { l, c, h: h ?? 0 }
}

/**
 * Writes the colour as `#rrggbb`, giving up chroma where the screen has no such colour.
 * @returns `#rrggbb`
 */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))
}

/**
 * The colour nearest in lightness that reaches a contrast with every ground, hue and chroma kept as
 * far as the screen allows. Where even black or white does not reach it, black or white.
 * @param toward the way to go: 0 darker, 1 lighter
 * @param grounds each `#rrggbb`
 * @param ratio of contrast, 1 to 21
 * @returns `#rrggbb`
 */
export function reach(
  colour: Oklch,
  grounds: readonly string[],
  ratio: number,
  toward: 0 | 1,
): string {
  const enough = (l: number) => leastContrast(hexOf({ ...colour, l }), grounds) >= ratio
  if (enough(colour.l)) return hexOf(colour)
  let near = colour.l
  let far: number = toward
  for (let step = 0; step < 14; step += 1) {
    const middle = (near + far) / 2
    if (enough(middle)) far = middle
    else near = middle
  }
  return hexOf({ ...colour, l: far })
}

/** A ground with a drop of a colour in it. `share` of the colour, 0 to 1; mixed in Oklab, as paint would look. */
export function tint(ground: string, colour: string, share: number): string {
  return formatHex(interpolate([ground, colour], 'oklab')(share))
}
