import { expect, it } from 'vitest'
import { showUnsent } from './app-badge.ts'

it('OFF-8 counts what waits on the icon, and takes the number away when nothing does', async () => {
  const shown: number[] = []
  const badging = {
    setAppBadge: async (count?: number) => void shown.push(count ?? -1),
    clearAppBadge: async () => void shown.push(0),
  }
  await showUnsent(3, badging)
  await showUnsent(0, badging)
  expect(shown).toEqual([3, 0])
})

it('OFF-8 does without where icons show no numbers or refuse them', async () => {
  const refuse = () => Promise.reject(new DOMException('not installed', 'InvalidStateError'))
  await expect(showUnsent(1, {})).resolves.toBeUndefined()
  await expect(showUnsent(1, { setAppBadge: refuse })).resolves.toBeUndefined()
  await expect(showUnsent(0, { clearAppBadge: refuse })).resolves.toBeUndefined()
})
