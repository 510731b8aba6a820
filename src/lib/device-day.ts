/** The day that it is where the device is, such as `2026-11-28`. */
export function deviceDay(now = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** Noon of a day where the device is: whatever words it, it stays that day. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00`)
