import * as limits from '../src/contract/limits.ts'
import { afterSharing, sharedFiles } from '../src/contract/shared-files.ts'

/** Keeps the files that another app shares and leads to the page that offers them as evidence. */
export async function takeSharedFiles(request: Request): Promise<Response> {
  return Response.redirect(afterSharing(await keep(request)), 303)
}

async function keep(request: Request): Promise<'1' | 'lost'> {
  try {
    const form = await request.formData()
    const files = form.getAll(sharedFiles.field).filter(isTakeable).slice(0, sharedFiles.most)
    const cache = await caches.open(sharedFiles.cache)
    for (const file of files) await cache.put(newKey(), answerWith(file))
    await dropOldest(cache)
    return files.length > 0 ? '1' : 'lost'
  } catch {
    // An unreadable form, or no room on the device.
    return 'lost'
  }
}

function isTakeable(entry: FormDataEntryValue): entry is File {
  const types: readonly string[] = sharedFiles.types
  return (
    entry instanceof File &&
    types.includes(entry.type) &&
    entry.size > 0 &&
    entry.size <= limits.evidenceBytes
  )
}

const newKey = (): string => sharedFiles.keyPrefix + crypto.randomUUID()

function answerWith(file: File): Response {
  const name = encodeURIComponent(file.name.toWellFormed())
  return new Response(file, {
    headers: { 'content-type': file.type, [sharedFiles.nameHeader]: name },
  })
}

async function dropOldest(cache: Cache): Promise<void> {
  const keys = await cache.keys()
  const surplus = keys.slice(0, Math.max(0, keys.length - sharedFiles.most))
  await Promise.all(surplus.map((key) => cache.delete(key)))
}
