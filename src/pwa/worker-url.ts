const path = '/sw.js'

type Policy = { createScriptURL(url: string): string }
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy
}

/** The worker's address; where Trusted Types are enforced, through the policy that allows just this. */
export function workerUrl(): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const policy = policies?.createPolicy('sw', {
    createScriptURL(url) {
      if (url === path) return url
      throw new TypeError('This is no worker of the portal.')
    },
  })
  return policy?.createScriptURL(path) ?? path
}
