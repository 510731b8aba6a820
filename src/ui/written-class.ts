import styles from './written.module.css'

/** Looks of what operators write: of a page that is read from its beginning, and of a guide in which things are looked up. */
export const writtenClass = { page: styles.page, guide: styles.guide } as const
