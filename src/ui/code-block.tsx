import { CopyButton } from './copy-button.tsx'
import styles from './code-block.module.css'

export type CodeBlockProps = {
  label: string
  code: string
  copyLabel: string
  copiedLabel: string
  /** Milliseconds that `copiedLabel` is shown. */
  shownFor: number
  /** The code is HTML, and a rich text field gets what it draws. */
  isRich?: boolean | undefined
}

/** Code to read, to select and to copy. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, code, copyLabel, copiedLabel, shownFor, isRich } = props
  return (
    <figure className={styles.block}>
      <figcaption className={styles.label}>{label}</figcaption>
      <pre
        className={styles.code}
        translate="no"
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <code>{code}</code>
      </pre>
      <CopyButton
        text={code}
        write={isRich ? copyRich : undefined}
        label={copyLabel}
        copiedLabel={copiedLabel}
        shownFor={shownFor}
      />
    </figure>
  )
}

/** Puts HTML on the clipboard: a rich text field gets what it draws, any other the text itself. */
function copyRich(html: string): Promise<void> {
  const as = (type: string) => new Blob([html], { type })
  const item = new ClipboardItem({ 'text/html': as('text/html'), 'text/plain': as('text/plain') })
  return navigator.clipboard.write([item])
}
