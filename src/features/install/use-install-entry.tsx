import { useText } from '../../i18n/text-context.ts'
import type { Install } from '../../pwa/install.ts'
import { useInstallAction } from './use-install-action.tsx'
import { useInstallState } from './use-install-state.ts'

/**
 * The entry of a menu that installs the portal, where that can be done.
 * @param install null where nothing can be installed
 * @returns `dialog` has to be drawn outside the menu, which closes when the entry is pressed
 */
export function useInstallEntry(install: Install | null) {
  const t = useText()
  const { way } = useInstallState(install)
  const { start, dialog } = useInstallAction(install)
  if (!way) return { entry: null, dialog: null }
  return {
    entry: (
      <button type="button" onClick={start}>
        {t('install.install')}
      </button>
    ),
    dialog,
  }
}
