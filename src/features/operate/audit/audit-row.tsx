import type { AuditLogEntry } from '#src/contract/operate/audit-log.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { ConsoleLink } from '../console-link.tsx'
import { auditPath } from '../paths.ts'
import { hrefOf } from '../place.ts'
import type { AuditWanted } from './audit-filters.ts'
import styles from './audit-screen.module.css'

type AuditRowProps = { entry: AuditLogEntry; wanted: AuditWanted }

/** One entry; what, who and to whom are links to all entries with the same. */
export function AuditRow({ entry, wanted }: AuditRowProps) {
  const { t, language } = useTexts()
  const { at, details } = entry
  /** What a narrow screen has in place of the head of the column. */
  const label = (name: 'time' | 'action' | 'subject' | 'actor' | 'details') =>
    t(`operate-numbers.audit.${name}`)
  const only = (name: 'action' | 'actor' | 'subject') => (
    <ConsoleLink
      className={styles.only}
      href={hrefOf(auditPath, { ...wanted, [name]: entry[name] })}
      aria-label={t('operate-numbers.audit.only', { what: entry[name] })}
      dir="ltr"
    >
      {entry[name]}
    </ConsoleLink>
  )
  return (
    <tr>
      <td className={styles.time} data-label={label('time')}>
        <time dateTime={at}>{momentFormat(language).format(new Date(at))}</time>
      </td>
      <td data-label={label('action')}>{only('action')}</td>
      <td data-label={label('subject')}>{only('subject')}</td>
      <td data-label={label('actor')}>{only('actor')}</td>
      <td className={styles.details} data-label={label('details')}>
        {Object.entries(details).map(([name, value]) => (
          <span key={name} dir="ltr">
            <span className={styles.name}>{name}</span>{' '}
            {typeof value === 'string' ? value : JSON.stringify(value)}
          </span>
        ))}
      </td>
    </tr>
  )
}
