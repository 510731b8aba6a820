/**
 * Work that needs the server, given up as soon as it is known that the server cannot be reached: a part that
 * is loaded for it may neither come nor fail for minutes on a network that is dead.
 * @param isThere whether the server answers
 * @throws Error without the server, and whatever the work throws
 */
export async function onlyOnline(isThere: Promise<boolean>, work: Promise<void>): Promise<void> {
  const known = isThere.then((is) => is || Promise.reject(new Error('No answer.')))
  await Promise.all([known, work])
}
