/**
 * Whether a host name can only be this machine (RFC 6761: `localhost` and everything below it).
 * @param host name with or without a port
 */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(name)
}
