import { type Numbers, queueNames } from '#src/contract/operate/numbers.ts'
import { mostCounted } from '#src/contract/operate/queue.ts'
import { countFormat } from '#src/i18n/count-format.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import screen from '../console-screen.module.css'
import styles from './numbers-screen.module.css'
import { waitWords } from './wait-words.ts'

/** What waits at this moment, how long it takes, and how old the rest is. */
export function PresentState({ numbers }: { numbers: Numbers }) {
  const { t, language } = useTexts()
  const { asOf, waiting, medianWait, ninetiethWait, undelivered } = numbers
  const bounded = (count: number) => {
    const text = countFormat(language).format(count)
    return count < mostCounted ? text : t('operate-numbers.atLeast', { count: text })
  }
  const wait = (known: number | null) =>
    known === null ? t('operate-numbers.now.none') : waitWords(t, known)
  const facts = [
    ...queueNames.map(
      (name) => [t(`operate-numbers.now.waiting.${name}`), bounded(waiting[name])] as const,
    ),
    [t('operate-numbers.now.medianWait'), wait(medianWait)],
    [t('operate-numbers.now.ninetiethWait'), wait(ninetiethWait)],
    ...(undelivered === null
      ? []
      : [[t('operate-numbers.now.undelivered'), bounded(undelivered)] as const]),
  ] as const
  return (
    <section aria-labelledby="numbers-now" className={styles.group}>
      <h2 id="numbers-now" className={screen.subtitle}>
        {t('operate-numbers.now')}
      </h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={screen.hint}>
        {asOf === null
          ? t('operate-numbers.notYet')
          : t('operate-numbers.asOf', {
              moment: momentFormat(language).format(new Date(asOf)),
            })}
      </p>
    </section>
  )
}
