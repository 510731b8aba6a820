/** Digits of Arabic and Persian keyboards, each from its zero on. */
const digitRanges = [
  [/[٠-٩]/g, 0x660],
  [/[۰-۹]/g, 0x6f0],
] as const

/**
 * A code as it is meant, however it was typed off or pasted: without blanks, dashes of whatever kind and signs
 * that cannot be seen, in ASCII as far as it can be.
 */
export function typedCode(code: string): string {
  const plain = code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}\p{Cf}\u2212]/gu, '')
  return digitRanges.reduce(
    (text, [digits, zero]) =>
      text.replaceAll(digits, (digit) => String(digit.charCodeAt(0) - zero)),
    plain,
  )
}
