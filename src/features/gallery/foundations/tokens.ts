/** Largest first. */
export const textTokens = [
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-l',
  'text-m',
  'text-s',
  'text-xs',
] as const

export const fontTokens = ['font-display', 'font-text'] as const

export const spaceTokens = [
  'space-1',
  'space-2',
  'space-3',
  'space-4',
  'space-5',
  'space-6',
  'space-7',
  'space-8',
  'space-9',
  'space-10',
  'space-11',
  'space-12',
] as const

export const radiusTokens = ['radius-s', 'radius-m', 'radius-l'] as const
export const shadowTokens = ['shadow-s', 'shadow-m'] as const
export const scrimTokens = ['scrim', 'scrimmed'] as const
export const durationTokens = ['fast', 'slow'] as const
export const singleTokens = ['measure', 'target', 'ease'] as const
export const motionTokens = [...durationTokens, 'ease'] as const
