import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './facets.module.css'

/** The words of a choice, and how many suppliers it brings. */
export function CountedLabel({ words, count }: { words: string; count: number }) {
  const { t, language } = useTexts()
  const number = countFormat(language).format(count)
  return (
    <span className={styles.counted}>
      <span dir="auto">{words}</span>
      <span className={styles.count} aria-hidden="true">
        {number}
      </span>
      <VisuallyHidden>, {t('discover.suppliers', { count, number })}</VisuallyHidden>
    </span>
  )
}
