import { BrandHtml } from '../../brand/brand-html.tsx'
import type { Content } from '../../contract/content.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './trust-page.module.css'

/** `/trust/iso-14001`: what a credential proves, what it does not, and how to check it. */
export function GuideScreen({ guide: { title, html, languages } }: { guide: Content }) {
  return (
    <Container className={styles.page} width="text">
      <PageHeader
        title={
          <span dir="auto" lang={languages?.['title']}>
            {title}
          </span>
        }
      />
      <div lang={languages?.['html']}>
        <BrandHtml html={html} className={styles.guide} />
      </div>
    </Container>
  )
}
