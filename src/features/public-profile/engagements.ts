import type { Engagement } from '../../contract/organisation.ts'

/** PUB-7: category 1 is direct, any other is indirect. */
export function splitByRelevance(all: readonly Engagement[]): {
  direct: string[]
  indirect: string[]
} {
  const names = (direct: boolean) =>
    all.filter((one) => (one.category === 1) === direct).map((one) => one.name)
  return { direct: names(true), indirect: names(false) }
}
