/**
 * A moment as the database holds it: such texts are in the order of what they say.
 * @param milliseconds since the epoch
 * @returns ISO 8601, UTC
 */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
