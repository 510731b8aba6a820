import { describe, expect, it } from 'vitest'
import { matchesFormat } from './matches-format.ts'

describe('format of a business number', () => {
  it('PRF-4 wants the whole value to match', async () => {
    expect(await matchesFormat('\\d{11}', '51824753556')).toBe(true)
    expect(await matchesFormat('\\d{11}', '51824753556x')).toBe(false)
    expect(await matchesFormat('a|ab', 'ab')).toBe(true)
  })

  it('PRF-4 leaves a broken pattern to the server', async () => {
    expect(await matchesFormat('([', 'anything')).toBe(true)
    expect(await matchesFormat('(?=x)y', 'anything')).toBe(true)
    expect(await matchesFormat('', 'anything')).toBe(true)
  })

  it('PRF-4 judges a pattern that would hang a backtracking engine at once', async () => {
    const started = performance.now()
    expect(await matchesFormat('^(a+)+$', `${'a'.repeat(63)}b`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
