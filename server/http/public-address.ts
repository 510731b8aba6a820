import { BlockList, isIP } from 'node:net'

/** IPv4 networks that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** The only part of IPv6 in which public hosts are: https://www.iana.org/assignments/ipv6-address-space */
const public6 = '2000::/3'
/** What of it is not, or leads to any IPv4 address: https://www.iana.org/assignments/iana-ipv6-special-registry */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

function networks(list: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const made = new BlockList()
  for (const one of list) {
    const [address = '', prefix] = one.split('/')
    made.addSubnet(address, Number(prefix), family)
  }
  return made
}

const notPublic4 = networks(special4, 'ipv4')
const maybePublic6 = networks([public6], 'ipv6')
const notPublic6 = networks(special6, 'ipv6')

/**
 * Whether an IP address belongs to the public internet: not to this machine, its network, nor a
 * tunnel or notation (`::ffff:10.0.0.1`) that leads there.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic4.check(address, 'ipv4')
  if (family !== 6) return false
  return maybePublic6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}
