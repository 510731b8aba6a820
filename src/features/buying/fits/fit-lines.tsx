import type { ObjectiveFit } from '#src/contract/buyers/assessment.ts'
import type { Objective } from '#src/contract/buyers/objective.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { partInWords } from '../objectives/part-words.ts'
import styles from './supplier-fits.module.css'

type FitLinesProps = { objectives: readonly Objective[]; fits: readonly ObjectiveFit[] }

/** How many objectives a supplier serves. */
export const servedOf = (fits: readonly ObjectiveFit[]): number =>
  fits.filter(({ isServed }) => isServed).length

/** Of each objective whether a supplier serves it, by what, and what is missing. */
export function FitLines({ objectives, fits }: FitLinesProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <ul className={styles.lines}>
      {fits.map(({ id, isServed, parts }) => {
        const objective = objectives.find((one) => one.id === id)
        if (!objective) return null
        const met = parts.filter(({ isMet }) => isMet).length
        const counts = { met, count: parts.length }
        return (
          <li key={id} data-served={isServed ? '' : undefined}>
            <p className={styles.title}>
              <Icon drawing={isServed ? icons.checkCircle : icons.minus} />
              <strong dir="auto">{objective.name}</strong>
              <span>
                {isServed ? t('buying.fits.served', counts) : t('buying.fits.notServed', counts)}
              </span>
            </p>
            <ul>
              {objective.parts.map((part, at) => {
                const { isMet = false, by = [] } = parts[at] ?? {}
                const words = partInWords(texts, part)
                return (
                  <li key={words} dir="auto">
                    {isMet
                      ? by.map((one) => wordsOf(one)).join(' · ')
                      : t('buying.fits.missing', { part: words })}
                  </li>
                )
              })}
            </ul>
          </li>
        )
      })}
    </ul>
  )

  function wordsOf({ words, assurance }: ObjectiveFit['parts'][number]['by'][number]): string {
    if (!assurance) return words
    return t('buying.fits.by', { words, checked: t(`buying.checked.${assurance}`) })
  }
}
