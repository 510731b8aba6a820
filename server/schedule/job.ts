/** Something that the portal does again and again, in one of its processes at a time. */
export type Job = {
  /** Under which it is stored; never changes once released. */
  readonly name: string
  /** ms from the end of a run to the next one; also the longest wait for another try. */
  readonly every: number
  /**
   * Does the job. It may run again although it was done: where a process is killed, or loses the database,
   * before the end is noted. So it must lead to the same however often it runs; what has to happen once is
   * written in a transaction of its own, together with what says that it has happened.
   * @param signal says that the process ends, or has lost the job to another one: what is left to do is
   *   left, and soon
   * @param now ms since the epoch
   * @throws anything where it is not done, also because of the signal: it is tried again
   */
  run(signal: AbortSignal, now: number): Promise<void>
}
