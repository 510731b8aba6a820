/** Modules that the portal asks itself, whatever the brand (MOD-2): ids of their questionnaires, in order. */
export const freeModules = [
  'carbon-footprint',
  'circular-economy',
  'recycled-content',
  'human-rights',
  'supplier-spend',
] as const
export type FreeModule = (typeof freeModules)[number]
