import { proxy, useSnapshot } from 'valtio'
import type { Install, InstallState } from '../../pwa/install.ts'

const nowhere = proxy<InstallState>({ way: null, isDeclined: false })

/** @param install null on the server, where nothing can be installed */
export function useInstallState(install: Install | null): Readonly<InstallState> {
  return useSnapshot(install?.state ?? nowhere)
}
