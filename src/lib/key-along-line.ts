const mirrored: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
}

/**
 * A key as it is meant by who reads from left to right: from right to left, the left arrow leads on and the
 * right one back.
 * @param event a `keydown`
 * @returns `KeyboardEvent.key`
 */
export function keyAlongLine({
  key,
  currentTarget,
}: {
  key: string
  currentTarget: Element
}): string {
  const other = mirrored[key]
  return other && getComputedStyle(currentTarget).direction === 'rtl' ? other : key
}
