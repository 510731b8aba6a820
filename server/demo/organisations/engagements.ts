import type { Engagement } from '#src/contract/organisation.ts'

/** Targets or events that an organisation contributes to itself (category 1). */
export function direct(...names: readonly string[]): Engagement[] {
  return names.map((name) => ({ name, category: 1 }))
}

/** Targets or events that it supports in others (any other category). */
export function indirect(...names: readonly string[]): Engagement[] {
  return names.map((name) => ({ name, category: 2 }))
}
