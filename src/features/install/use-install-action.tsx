import { useState, type ComponentType } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Install } from '../../pwa/install.ts'
import type { InstallGuide } from '../../pwa/install-guide.ts'
import { notify } from '../../ui/notification-store.ts'
import type { InstallDialogProps } from './install-dialog.tsx'

/**
 * Installs the portal: the browser asks, or a dialog shows the steps, whose code is fetched then.
 * @param install null where nothing can be installed
 * @returns `dialog` has to be drawn somewhere
 */
export function useInstallAction(install: Install | null) {
  const t = useText()
  const [Dialog, setDialog] = useState<ComponentType<InstallDialogProps> | null>(null)
  const [guide, setGuide] = useState<InstallGuide | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function start(): Promise<void> {
    if (!install) return
    const { way } = install.state
    if (way === 'prompt') return install.prompt()
    try {
      const { InstallDialog } = await import('./install-dialog.tsx')
      setDialog(() => InstallDialog)
      setGuide(way)
      setOpen(true)
    } catch {
      notify({ tone: 'critical', message: t('install.notLoaded') })
    }
  }

  return {
    start: () => void start(),
    dialog: Dialog && guide && <Dialog guide={guide} open={isOpen} onOpenChange={setOpen} />,
  }
}
