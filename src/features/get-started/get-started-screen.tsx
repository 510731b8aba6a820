import { useText } from '../../i18n/text-context.ts'
import { BrandHtml } from '../../brand/brand-html.tsx'
import type { Content } from '../../contract/content.ts'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './get-started.module.css'
import { StartCard } from './start-card.tsx'

const steps = ['1', '2', '3', '4', '5'] as const

/** `/get-started` (LND-6). @param content what the operator has written; null: the built-in text */
export function GetStartedScreen({ content }: { content: Content | null }) {
  const t = useText()
  return (
    <Container className={styles.page}>
      <PageHeader
        title={
          <span dir="auto" lang={content?.languages?.['title']}>
            {content?.title || t('get-started.title')}
          </span>
        }
        lead={content ? undefined : t('get-started.lead')}
      />
      {content ? (
        <div dir="auto" lang={content.languages?.['html']}>
          <BrandHtml html={content.html} className={styles.prose} />
        </div>
      ) : (
        <BuiltInSteps />
      )}
      <StartCard />
    </Container>
  )
}

/** How to begin, where the operator has written nothing about it. */
function BuiltInSteps() {
  const t = useText()
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>
          <h2>{t(`get-started.steps.${step}.title`)}</h2>
          <p>{t(`get-started.steps.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}
