/**
 * Whether an address is this machine itself: that of its administrator, or of a proxy in front of all
 * callers.
 * @param ip as the socket names it; IPv4 also in the notation of IPv6
 */
export function isLoopbackAddress(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./i.test(ip)
}
