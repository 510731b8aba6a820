import type { Dexie } from 'dexie'

/** WebKit kills the connection of a page in the background (dexie/Dexie.js#2008): open again, once. */
export async function reopening<T>(database: Dexie, work: () => PromiseLike<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const lost = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError']
    if (!(error instanceof Error) || !lost.includes(error.name)) throw error
    database.close()
    await database.open()
    return await work()
  }
}
