import { expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'

it.each(['93.184.215.14', '8.8.8.8', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450:4001::1'])(
  'SEC-4 knows %s for public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:93.184.215.14',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fe80::1%lo',
  'fd00::1',
  'ff02::1',
  '2001:0:53aa:64c::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('SEC-4 does not take %s for public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
