/**
 * Whether a host name can only be this machine (RFC 6761: `localhost` and everything below it).
 * @param host name with or without a port
 */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return name === 'localhost' || name.endsWith('.localhost') || /^127(?:\.\d{1,3}){3}$/.test(name)
}

/**
 * Whether an address is this machine itself: that of its administrator, or of a proxy in front of all
 * callers.
 * @param ip as the socket names it; IPv4 also in the notation of IPv6
 */
export function isLoopbackAddress(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./i.test(ip)
}
