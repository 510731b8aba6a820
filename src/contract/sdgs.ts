/** Numbers of the 17 Sustainable Development Goals of the United Nations. */
export const sdgs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const
export type SdgNumber = (typeof sdgs)[number]

/** Whether there is a goal with that number. */
export function isSdg(id: number): id is SdgNumber {
  return Number.isInteger(id) && id > 0 && id < 18
}
