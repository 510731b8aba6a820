import type { ColourToken } from '#src/brand/derive.ts'

/** A colour and what it is for. */
export type ColourRole = {
  token: ColourToken
  /** What it is drawn on; without any it is itself a ground or a fill. */
  on?: readonly ColourToken[]
  /** Contrast that it has with each of them at the least; without it it is an ornament. */
  least?: 4.5 | 3
  /** How the sample draws it. */
  as: 'ground' | 'text' | 'line'
}

const surfaces = ['surface-1', 'surface-2', 'surface-3'] as const

function text(token: ColourToken, on: readonly ColourToken[]): ColourRole {
  return { token, on, least: 4.5, as: 'text' }
}

function ground(token: ColourToken): ColourRole {
  return { token, as: 'ground' }
}

/** Every colour that a stylesheet may use, by what it is for. */
export const colourGroups = [
  { id: 'surfaces', roles: surfaces.map(ground) },
  {
    id: 'inks',
    roles: (['ink-1', 'ink-2', 'ink-3', 'accent-ink'] as const).map((ink) => text(ink, surfaces)),
  },
  {
    id: 'brand',
    roles: [
      ground('accent'),
      ground('accent-strong'),
      text('on-accent', ['accent', 'accent-strong']),
      ground('accent-soft'),
      ground('secondary'),
      text('on-secondary', ['secondary']),
      ground('highlight'),
      text('on-highlight', ['highlight']),
      ground('highlight-soft'),
    ],
  },
  {
    id: 'lines',
    roles: [
      { token: 'line', on: surfaces, as: 'line' },
      { token: 'line-strong', on: surfaces, least: 3, as: 'line' },
      { token: 'focus', on: surfaces, least: 3, as: 'line' },
    ],
  },
  {
    id: 'statuses',
    roles: (['positive', 'warning', 'critical'] as const).flatMap((status) => [
      text(status, [`${status}-soft`, ...surfaces]),
      ground(`${status}-soft`),
    ]),
  },
] as const satisfies readonly { id: string; roles: readonly ColourRole[] }[]
