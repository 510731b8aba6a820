import type { ReactNode } from 'react'
import styles from './console-screen.module.css'

type ConsoleScreenProps = {
  /** Whether it takes the width of tables and charts. */
  isWide?: boolean
  /** Instead of the place of one column. */
  className?: string | undefined
  children: ReactNode
}

/** A part of the console that is one page, from its title down. */
export function ConsoleScreen({ isWide = false, className, children }: ConsoleScreenProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={className ?? styles.screen}
      data-wide={isWide ? '' : undefined}
    >
      {children}
    </main>
  )
}

/** The title of a screen, and what it is for. */
export function ScreenHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{children}</p>
    </header>
  )
}
