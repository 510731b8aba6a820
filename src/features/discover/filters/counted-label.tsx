import { countFormat } from '#src/i18n/count-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import styles from './facets.module.css'

/** The words of a choice, and how many suppliers it brings. A page has a hundred of them: of few elements. */
export function CountedLabel({ words, count }: { words: string; count: number }) {
  const { language } = useTexts()
  return (
    <>
      <bdi>{words}</bdi> <span className={styles.count}>{countFormat(language).format(count)}</span>
    </>
  )
}
