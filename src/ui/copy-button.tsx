import { useEffect, useState } from 'react'
import { useText } from '../i18n/text-context.ts'
import { Button } from './button.tsx'
import type { ButtonVariant } from './button-class.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { notify } from './notification-store.ts'
import { announce } from './status-store.ts'
import styles from './copy-button.module.css'

export type CopyButtonProps = {
  text: string
  /** Puts the text on the clipboard, where it is no plain text. */
  write?: ((text: string) => Promise<void>) | undefined
  label: string
  /** Shown, and announced, once the text is on the clipboard. */
  copiedLabel: string
  /** Milliseconds that `copiedLabel` is shown; the announcement stays longer. */
  shownFor: number
  variant?: ButtonVariant | undefined
  onCopied?: (() => void) | undefined
}

/** Copies a text and says so. Keeps its width while it says so. */
export function CopyButton({
  text,
  write,
  label,
  copiedLabel,
  shownFor,
  variant = 'secondary',
  onCopied,
}: CopyButtonProps) {
  const t = useText()
  const [times, setTimes] = useState(0)
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied, shownFor, times])

  async function copy() {
    try {
      await (write ? write(text) : navigator.clipboard.writeText(text))
    } catch {
      // Code stands beside the button, but a link may be written nowhere else.
      const message = text.includes(' ')
        ? t('ui.copyRefused')
        : t('ui.copyLinkRefused', { link: text })
      notify({ tone: 'critical', message })
      return
    }
    setCopied(true)
    setTimes((before) => before + 1)
    announce(copiedLabel)
    onCopied?.()
  }

  return (
    <Button variant={variant} onClick={() => void copy()}>
      <span className={styles.labels}>
        <span aria-hidden={copied} data-shown={!copied}>
          <Icon drawing={icons.copy} />
          <span>{label}</span>
        </span>
        <span aria-hidden={!copied} data-shown={copied}>
          <Icon drawing={icons.check} />
          <span>{copiedLabel}</span>
        </span>
      </span>
    </Button>
  )
}
