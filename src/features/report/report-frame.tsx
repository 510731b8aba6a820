import type { ReactNode } from 'react'
import { StatusRegion } from '#src/ui/status.tsx'
import { useReporting } from './report-context.ts'
import styles from './report.module.css'

/** What stands around the page: whose portal it is, and the way back to it. */
export function ReportFrame({ title, children }: { title: string; children: ReactNode }) {
  const { brand } = useReporting()
  return (
    <div className={styles.frame}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={styles.header}>
        <a className={styles.brand} href="/">
          {brand.logo ? (
            <img src={brand.logo} alt={brand.name} height={32} />
          ) : (
            <span dir="auto">{brand.name}</span>
          )}
        </a>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <StatusRegion />
    </div>
  )
}
