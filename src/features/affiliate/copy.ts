/** Words of the affiliate banner. */
export const affiliateCopy = {
  off: (percent: number) => `${percent}% off partner benefits.`,
} as const
