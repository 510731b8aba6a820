import type { Install } from '../../pwa/install.ts'
import { installCopy } from './copy.ts'
import { useInstallAction } from './use-install-action.tsx'
import { useInstallState } from './use-install-state.ts'

/** The entry of a menu that installs the portal, where that can be done. */
export function InstallEntry({ install }: { install: Install }) {
  const { way } = useInstallState(install)
  const { start, dialog } = useInstallAction(install)
  if (!way) return null
  return (
    <>
      <button type="button" onClick={start}>
        {installCopy.install}
      </button>
      {dialog}
    </>
  )
}
