import * as v from 'valibot'

/**
 * What is in a file of the evidence queue. Beside its row, so that listing the queue reads no file; as
 * bytes, since WebKit stores no Blob in a private window (webkit.org/b/156347).
 */
export const evidenceContent = v.object({
  id: v.string(),
  user: v.string(),
  bytes: v.instance(ArrayBuffer),
})

export const evidenceContents = { name: 'evidenceContents', key: 'id, user' } as const
