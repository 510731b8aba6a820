/** What waited, in ISO 8601. */
type Waited = { since: string; decided: string }

/** How long each of some things waited. @returns ms, the shortest first */
export function sortedWaits(rows: readonly Waited[]): number[] {
  return rows
    .map(({ since, decided }) => Date.parse(decided) - Date.parse(since))
    .toSorted((one, other) => one - other)
}

/**
 * What some share of waits was no longer than.
 * @param waits the shortest first
 * @param part such as 0.5 for the median
 * @returns null where there are none
 */
export function share(waits: readonly number[], part: number): number | null {
  return waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? null
}
