import type { ReactNode } from 'react'
import styles from './gallery-section.module.css'

type GallerySectionProps = { id: string; title: string; text: string; children: ReactNode }

/** A chapter of the gallery. */
export function GallerySection({ id, title, text, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <header className={styles.header}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </section>
  )
}
