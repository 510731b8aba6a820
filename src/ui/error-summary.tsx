import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './error-summary.module.css'
import { goToControl } from './go-to-control.ts'

export type ErrorSummaryProps = {
  title: ReactNode
  /** `href` is the id of the control, with its hash: '#website'. */
  errors: readonly { href: string; text: string }[]
}

/** All that prevents sending a form; each line leads to its control. Takes the focus when it appears. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    // From its title on: of a summary higher than the screen, the focus alone would show the end.
    root.current?.scrollIntoView({ block: 'start' })
    root.current?.focus({ preventScroll: true })
  }, [])

  function go(event: MouseEvent, href: string) {
    if (goToControl(href.slice(1))) event.preventDefault()
  }

  return (
    <section className={styles.summary} ref={root} tabIndex={-1} role="alert">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.href + error.text}>
            <a href={error.href} onClick={(event) => go(event, error.href)}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
