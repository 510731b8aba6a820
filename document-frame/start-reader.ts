type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}

/**
 * Starts the worker that reads documents. Its text came with this document (`scripts/build-document-frame.ts`
 * puts it there), since nothing can be fetched from here.
 */
export function startReader(): Worker {
  const text = document.getElementById('reader')?.textContent
  if (!text) throw new Error('The document has no reader.')
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
  const { trustedTypes } = globalThis as { trustedTypes?: Policies }
  const policy = trustedTypes?.createPolicy('reader', {
    createScriptURL(asked) {
      if (asked === url) return asked
      throw new TypeError('This is not the reader.')
    },
  })
  const worker = new Worker(policy?.createScriptURL(url) ?? url)
  URL.revokeObjectURL(url)
  return worker
}
