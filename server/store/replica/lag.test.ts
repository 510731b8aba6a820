import { expect, test } from 'vitest'
import { createLagMeter } from './lag.ts'
import { readPosition } from './wal-position.ts'

test('API-6 the lag of a replica is the time since the primary was where the replica is now', () => {
  const meter = createLagMeter()
  meter.note(1_000, 10n)
  expect(meter.lag(9n, 1_100)).toBe(Infinity)
  expect(meter.lag(10n, 1_200)).toBe(200)
  meter.note(2_000, 20n)
  meter.note(3_000, 30n)
  expect(meter.lag(25n, 3_100)).toBe(1_100)
  expect(meter.lag(25n, 9_000)).toBe(7_000)
  expect(meter.lag(30n, 9_000)).toBe(6_000)
})

test('API-6 a replica is up to date while nobody writes, however long that is', () => {
  const meter = createLagMeter()
  for (let at = 0; at <= 3_600_000; at += 500) {
    meter.note(at, 7n)
    expect(meter.lag(7n, at + 3)).toBe(3)
  }
})

test('API-6 places in the log of PostgreSQL are compared as numbers; nothing else is one', () => {
  expect(readPosition('0/FFFFFFFF')).toBe(0xffffffffn)
  expect(readPosition('1/0')).toBe(0x100000000n)
  for (const text of ['', '1', '0/', 'x/1', '0/1 ', '000000001/0']) {
    expect(readPosition(text), text).toBeNull()
  }
})
