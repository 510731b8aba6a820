import type { PastFact } from '#src/contract/operate/queue.ts'
import { decisionReasons, splitReasons } from '#src/contract/trust/decision-reasons.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { detailWords } from '../detail-words.ts'
import styles from './item-history.module.css'

/** What was stated and found out about a credential so far, the latest first. */
export function ItemHistory({ history }: { history: readonly PastFact[] }) {
  const { t, find, language } = useTexts()
  return (
    <details className={styles.history}>
      <summary>
        {t('operate.history.title', { count: history.length })}
        <Icon drawing={icons.chevronDown} />
      </summary>
      <ol>
        {history.toReversed().map(({ from, what, details }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the past does not change while it is shown
          <li key={index}>
            <p>
              <strong>{t(`operate.history.${what}`)}</strong>{' '}
              <time dateTime={from}>{momentFormat(language).format(new Date(from))}</time>
            </p>
            {Object.entries(details).map(([name, text]) => (
              <p key={name} className={styles.detail}>
                {find(`operate.history.details.${name}`) ?? name}: <bdi>{wordsOf(name, text)}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </details>
  )

  function wordsOf(name: string, text: string): string {
    if (name === 'reasons') return reasonsIn(text)
    if (name === 'how')
      return (
        find(`operate.decide.methods.${text}`) ?? find(`operate.history.methods.${text}`) ?? text
      )
    return detailWords(language, name, text)
  }

  function reasonsIn(text: string): string {
    const known = splitReasons(text)
    return decisionReasons
      .filter((one) => known.includes(one))
      .map((one) => t(`reasons.short.${one}`))
      .join(', ')
  }
}
