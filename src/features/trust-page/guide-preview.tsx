import { SanitisedHtml } from '../../brand/sanitised-html.tsx'
import type { Content } from '../../contract/content.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './trust-page.module.css'

type GuidePreviewProps = {
  content: Pick<Content, 'title' | 'html' | 'languages'>
  /** Whether it is a part of `/trust`; else it is a page below it. */
  isPart: boolean
}

/** What an operator writes about credentials, as these pages show it, for the console. */
export function GuidePreview({ content, isPart }: GuidePreviewProps) {
  const { title, html, languages } = content
  const words = (
    <span dir="auto" lang={languages?.['title']}>
      {title}
    </span>
  )
  return (
    <div className={styles.page}>
      {isPart ? <h2>{words}</h2> : <PageHeader title={words} />}
      <div lang={languages?.['html']}>
        <SanitisedHtml html={html} className={styles.guide} />
      </div>
    </div>
  )
}
