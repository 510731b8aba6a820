import type { BuiltPart } from './build-stamp.ts'

/** Arguments of Node that build what is stale: the server alone takes two seconds, all of it twenty. */
export const buildCommand = (stale: readonly BuiltPart[]): string[] => [
  'scripts/build.ts',
  ...(stale.includes('portal') ? [] : ['program']),
]
