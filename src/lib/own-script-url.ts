type Policy = { createScriptURL(url: string): string }
type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy
}

/**
 * The address of a script of the portal, for a worker; where Trusted Types are enforced, through a
 * policy that allows just this one.
 * @param policy its name, which the content security policy must list; each can be made once in a page
 * @param own path of the script
 * @returns what `new Worker` and `register` take
 */
export function ownScriptUrl(policy: string, own: string): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes
  const made = policies?.createPolicy(policy, {
    createScriptURL(url) {
      if (url === own) return url
      throw new TypeError('This is no worker of the portal.')
    },
  })
  return made?.createScriptURL(own) ?? own
}
