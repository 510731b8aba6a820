/** One line of the benchmark's table. */
export type Row = {
  what: string
  /** As it is shown, with its unit. */
  figure: string
  /** As it is shown; empty where the design sets none. */
  budget: string
  /** Null where there is nothing to meet. */
  met: boolean | null
}

/** The one in the middle of an odd number of figures. */
export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** A figure that may be so much at most. */
export function atMost(what: string, value: number, most: number, unit: string, digits = 0): Row {
  return {
    what,
    figure: `${value.toFixed(digits)} ${unit}`,
    budget: `≤ ${most} ${unit}`,
    met: value <= most,
  }
}
