import type { ReactNode } from 'react'
import styles from './landing-section.module.css'

type LandingSectionProps = {
  /** Id of the heading. */
  id: string
  title: string
  text?: string
  /** Stands on the brand's soft tone instead of the page. */
  soft?: boolean
  /** Under the words: the button of the section. */
  action?: ReactNode
  children: ReactNode
}

/** A chapter of the landing page: its words on the left, what they are about on the right. */
export function LandingSection(props: LandingSectionProps) {
  const { id, title, text, soft, action, children } = props
  return (
    <section className={styles.section} data-soft={soft || undefined} aria-labelledby={id}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id={id}>{title}</h2>
          {text && <p>{text}</p>}
          {action && <div className={styles.action}>{action}</div>}
        </div>
        <div className={styles.content}>{children}</div>
      </div>
    </section>
  )
}
