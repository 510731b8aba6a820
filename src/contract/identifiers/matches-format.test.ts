import { describe, expect, it } from 'vitest'
import { loadMatchesFormat } from './matches-format.ts'

const matchesFormat = await loadMatchesFormat()

describe('format of a business number', () => {
  it('PRF-4 wants the whole value to match', () => {
    expect(matchesFormat('\\d{11}', '51824753556')).toBe(true)
    expect(matchesFormat('\\d{11}', '51824753556x')).toBe(false)
    expect(matchesFormat('a|ab', 'ab')).toBe(true)
  })

  it('PRF-4 leaves a broken pattern to the server', () => {
    expect(matchesFormat('([', 'anything')).toBe(true)
    expect(matchesFormat('(?=x)y', 'anything')).toBe(true)
    expect(matchesFormat('', 'anything')).toBe(true)
  })

  it('PRF-4 judges a pattern that would hang a backtracking engine at once', () => {
    const started = performance.now()
    expect(matchesFormat('^(a+)+$', `${'a'.repeat(63)}b`)).toBe(false)
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
