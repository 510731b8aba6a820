/** A report, with whom a letter about it would go to. */
type Told = { id: string; userId: string | null; mailbox: string | null }

/**
 * Of reports that are decided on together, one for each reporter who can be told: nobody gets the same letter
 * several times, whatever a stranger has sent in with their address.
 * @returns ids
 */
export function oncePerReporter(reports: readonly Told[]): string[] {
  const byReporter = new Map<string, string>()
  for (const { id, userId, mailbox } of reports) {
    const reporter = userId === null ? mailbox && `mailbox:${mailbox}` : `user:${userId}`
    if (reporter && !byReporter.has(reporter)) byReporter.set(reporter, id)
  }
  return [...byReporter.values()]
}
