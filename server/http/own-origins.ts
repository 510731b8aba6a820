/**
 * Under which addresses visitors come to the brands, with the scheme and port of the one that is known.
 * @param publicUrl of the installation
 * @param hosts that have a brand; one with a port is meant with that port alone
 * @returns the installation's own first, where it has a brand
 */
export function ownOrigins(publicUrl: string, hosts: readonly string[]): string[] {
  const { protocol, host: own, port } = new URL(publicUrl)
  const origins = hosts.map((host) => {
    const hasPort = /:\d+$/.test(host)
    return new URL(`${protocol}//${host}${hasPort || !port ? '' : `:${port}`}`).origin
  })
  return [...new Set(origins)].toSorted(
    (one, other) => Number(new URL(other).host === own) - Number(new URL(one).host === own),
  )
}
