import { BrandHtml } from '../../brand/brand-html.tsx'
import type { Content } from '../../contract/content.ts'
import { Container } from '../../ui/container.tsx'
import { BuiltInSteps } from './built-in-steps.tsx'
import { startCopy } from './copy.ts'
import styles from './get-started.module.css'
import { StartCard } from './start-card.tsx'

/** `/get-started` (LND-6). @param content what the operator has written; null: the built-in text */
export function GetStartedScreen({ content }: { content: Content | null }) {
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <h1>{content?.title || startCopy.title}</h1>
        {!content && <p>{startCopy.lead}</p>}
      </header>
      {content ? <BrandHtml html={content.html} className={styles.prose} /> : <BuiltInSteps />}
      <StartCard />
    </Container>
  )
}
