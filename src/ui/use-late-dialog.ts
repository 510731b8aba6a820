import { useState, type ComponentType } from 'react'
import { notify } from './notification-store.ts'

type LateDialog<Props> = {
  /** Opens it, once its code is there. */
  open: () => void
  isOpen: boolean
  setOpen: (open: boolean) => void
  /** Null until it was first asked for. */
  Dialog: ComponentType<Props> | null
}

/**
 * A dialog whose code is fetched when it is first opened.
 * @param failure said when the code cannot be fetched
 */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  failure: string,
): LateDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    try {
      const loaded = Dialog ?? (await load())
      setDialog(() => loaded)
      setOpen(true)
    } catch {
      notify({ tone: 'critical', message: failure })
    }
  }
  return { open: () => void open(), isOpen, setOpen, Dialog }
}
