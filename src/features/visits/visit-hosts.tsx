import { useId } from 'react'
import type { Visits } from '../../contract/visits.ts'
import { countFormat } from '../../i18n/count-format.ts'
import { useTexts } from '../../i18n/text-context.ts'
import styles from './visits.module.css'

type VisitHostsProps = { title: string; hosts: Visits['hosts']['view'] }

/** Websites that led here, with how often each did. They are no links: a stranger may have made them up. */
export function VisitHosts({ title, hosts }: VisitHostsProps) {
  const { t, language } = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {hosts.length === 0 ? (
        <p className={styles.hint}>{t('visits.hosts.none')}</p>
      ) : (
        <dl className={styles.list}>
          {hosts.map(({ host, count }) => (
            <div key={host ?? ''}>
              <dt>{host === null ? t('visits.hosts.other') : <bdi dir="ltr">{host}</bdi>}</dt>
              <dd>{countFormat(language).format(count)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
