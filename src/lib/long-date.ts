const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

/**
 * A day of UTC in full, such as `4 March 2026`, in the words of `Intl.DateTimeFormat('en-GB')`. Those
 * formatters take a phone 40 ms to make, while the profile becomes live.
 * @param date an instant; its day in UTC is written
 */
export function longDate(date: Date): string {
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}
