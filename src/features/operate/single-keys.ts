import { createAtom } from '@tanstack/react-store'
import { createLocalArea } from '#src/lib/local-area.ts'

const local = createLocalArea(() => localStorage)

/** Whether single characters are shortcuts: programs that type for people press them by mistake. */
export const singleKeys = createAtom(local.get('console-keys') !== 'off')

/** Switches the shortcuts of single characters on or off, and keeps that on this device. */
export function switchSingleKeys(isOn: boolean): void {
  local.set('console-keys', isOn ? 'on' : 'off')
  singleKeys.set(isOn)
}
