type Storage = Pick<StorageManager, 'persisted' | 'persist'>

/**
 * Makes a function that asks the browser for persistent storage: it then evicts nothing, even when it
 * runs out of room or has not been used for long. Call it when there is something to lose: some browsers
 * ask the person, so they are asked once only.
 * @param storage `navigator.storage`, which is missing on pages without TLS
 * @returns tells whether the storage is persistent; never rejects
 */
export function createStoragePersistence(storage: Storage | undefined): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined
  return () => (answer ??= ask(storage))
}

async function ask(storage: Storage | undefined): Promise<boolean> {
  try {
    return (await storage?.persisted()) || ((await storage?.persist()) ?? false)
  } catch {
    return false
  }
}
