import { BrandHtml } from '../../brand/brand-html.tsx'
import type { Content } from '../../contract/content.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { startCopy } from './copy.ts'
import styles from './get-started.module.css'
import { StartCard } from './start-card.tsx'

/** `/get-started` (LND-6). @param content what the operator has written; null: the built-in text */
export function GetStartedScreen({ content }: { content: Content | null }) {
  return (
    <Container className={styles.page}>
      <PageHeader
        title={content?.title || startCopy.title}
        lead={content ? undefined : startCopy.lead}
      />
      {content ? <BrandHtml html={content.html} className={styles.prose} /> : <BuiltInSteps />}
      <StartCard />
    </Container>
  )
}

/** How to begin, where the operator has written nothing about it. */
function BuiltInSteps() {
  return (
    <ol className={styles.steps}>
      {startCopy.steps.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
