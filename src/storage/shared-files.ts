import { sharedFiles } from '../contract/shared-files.ts'

/** A file that another application shared, still in the worker's hands. */
export type SharedFile = { id: string; file: File }

/** What the worker took from other applications. Nothing here rejects. */
export type SharedFiles = {
  /** @param nameless name of a file that was shared without one */
  all(nameless: string): Promise<SharedFile[]>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/** @param caches absent on insecure pages */
export function createSharedFiles(caches: CacheStorage | undefined): SharedFiles {
  const attempt = async <T>(work: (caches: CacheStorage) => Promise<T>, otherwise: T) =>
    caches ? work(caches).catch(() => otherwise) : otherwise
  return {
    all: (nameless) =>
      attempt(async (storage) => {
        // Opening it would make one.
        if (!(await storage.has(sharedFiles.cache))) return []
        const cache = await storage.open(sharedFiles.cache)
        const read = (await cache.keys()).map(async ({ url }) => {
          const answer = await cache.match(url)
          return answer ? [{ id: idOf(url), file: await fileOf(answer, nameless) }] : []
        })
        return (await Promise.all(read)).flat()
      }, []),
    remove: (id) =>
      attempt(async (storage) => {
        const cache = await storage.open(sharedFiles.cache)
        await cache.delete(sharedFiles.keyPrefix + id)
      }, undefined),
    clear: () =>
      attempt(async (storage) => void (await storage.delete(sharedFiles.cache)), undefined),
  }
}

const idOf = (url: string) => new URL(url).pathname.slice(sharedFiles.keyPrefix.length)

async function fileOf(answer: Response, nameless: string): Promise<File> {
  const name = decoded(answer.headers.get(sharedFiles.nameHeader) ?? '')
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
  return new File([await answer.arrayBuffer()], name || nameless, { type })
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
