import { BrandHtml } from '../../brand/brand-html.tsx'
import type { Content } from '../../contract/content.ts'
import { useText } from '../../i18n/text-context.ts'
import { Button } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './history-screen.module.css'

type HistoryScreenProps = {
  /** What the server says happened, or how the profile read. */
  content: Content
  slug: string
  /** Of which the profile is read; undefined: its history is. */
  day?: string | undefined
}

/** `/organization/{slug}/history` and the profile of a day of the past below it (TRU-4). */
export function HistoryScreen({ content: { title, html }, slug, day }: HistoryScreenProps) {
  const t = useText()
  return (
    <Container className={styles.page} width="text">
      <PageHeader title={<span dir="auto">{title}</span>} />
      {/* As seen from this page, which may have a language in front; the profile leads to its day. */}
      <form action={`${day ? '../..' : '..'}/${slug}`} className={styles.choice}>
        <label htmlFor="as-of">{t('history-page.choose')}</label>
        <TextInput id="as-of" type="date" name="asOf" required defaultValue={day} key={day} />
        <Button type="submit" variant="secondary">
          {t('history-page.show')}
        </Button>
      </form>
      <BrandHtml html={html} className={day ? styles.past : styles.history} />
    </Container>
  )
}
