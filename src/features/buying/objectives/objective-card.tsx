import { useId, type ReactNode } from 'react'
import type { NamedPart, Objective } from '#src/contract/buyers/objective.ts'
import { isSdg } from '#src/contract/sdgs.ts'
import { useText, useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { SdgTile } from '#src/ui/sdg-tile.tsx'
import styles from './objective-card.module.css'
import { partInWords, valuesInWords } from './part-words.ts'
import { SearchLink } from './search-link.tsx'
import { useReach } from './use-reach.ts'

type ObjectiveCardProps = {
  objective: Objective
  /** What an editor can do to it. */
  children?: ReactNode
}

/** One objective: what it asks for, why, and how many suppliers serve it. */
export function ObjectiveCard({ objective, children }: ObjectiveCardProps) {
  const texts = useTexts()
  const { t } = texts
  const titleId = useId()
  const { name, why, parts, needed } = objective
  const reach = useReach(objective)
  const counted = reach.state === 'ready' ? reach.value : null
  const count = parts.length
  return (
    <li
      className={styles.card}
      aria-labelledby={titleId}
      tabIndex={-1}
      id={`objective-${objective.id}`}
    >
      <h2 id={titleId} className={styles.name} dir="auto">
        {name}
      </h2>
      {why && (
        <p className={styles.why} dir="auto">
          {why}
        </p>
      )}
      <div className={styles.needs}>
        {count > 1 && (
          <p className={styles.rule}>
            {needed === null ? t('buying.card.all') : t('buying.card.some', { needed, count })}
          </p>
        )}
        <ul className={styles.parts}>
          {parts.map((part, at) => {
            const found = counted?.parts[at]
            return (
              <li key={partInWords(texts, part)}>
                <PartLine part={part} />
                {found && (
                  <SearchLink
                    search={found.search}
                    className={styles.partCount}
                    label={`${t('buying.card.openPart', { part: partInWords(texts, part) })}: ${t('buying.reach.part', { count: found.total })}`}
                  >
                    {t('buying.reach.part', { count: found.total })}
                  </SearchLink>
                )}
              </li>
            )
          })}
        </ul>
      </div>
      <div className={styles.reach}>
        {reach.state === 'loading' && <p>{t('buying.reach.counting')}</p>}
        {reach.state === 'failed' && <p>{t('buying.reach.unknown')}</p>}
        {counted && !counted.whole && <p>{t('buying.reach.perPart')}</p>}
        {counted?.whole && (
          <>
            <p className={styles.total}>
              {t('buying.reach.count', { count: counted.whole.total })}
            </p>
            <SearchLink
              search={counted.whole.search}
              className={buttonClass('secondary')}
              label={t('buying.card.openOf', { name })}
            >
              <Icon drawing={icons.search} />
              {t('buying.card.open')}
            </SearchLink>
          </>
        )}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </li>
  )
}

function PartLine({ part }: { part: NamedPart }) {
  const texts = useTexts()
  const t = useText()
  const { kind, values, assurance } = part
  const goals = kind === 'sdg' ? values.map(({ id }) => Number(id)).filter(isSdg) : []
  return (
    <div className={styles.part}>
      <span className={styles.kind}>{t(`buying.kinds.${kind}`)}</span>
      <strong dir="auto">{valuesInWords(texts, part)}</strong>
      {goals.length > 0 && (
        <span className={styles.goals} aria-hidden="true">
          {goals.map((goal) => (
            <SdgTile key={goal} sdg={goal} />
          ))}
        </span>
      )}
      {assurance && <span className={styles.sure}>{t(`buying.assurances.${assurance}`)}</span>}
    </div>
  )
}
