import { SanitisedHtml } from '../../brand/sanitised-html.tsx'
import type { Content } from '../../contract/content.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './get-started.module.css'

type StartPreviewProps = { content: Pick<Content, 'title' | 'html' | 'languages'> }

/** What an operator writes for `/get-started`, as that page shows it, for the console. */
export function StartPreview({ content: { title, html, languages } }: StartPreviewProps) {
  return (
    <>
      <PageHeader
        title={
          <span dir="auto" lang={languages?.['title']}>
            {title}
          </span>
        }
      />
      <div dir="auto" lang={languages?.['html']}>
        <SanitisedHtml html={html} className={styles.prose} />
      </div>
    </>
  )
}
