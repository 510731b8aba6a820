import type { ReportCase } from '#src/contract/operate/reports.ts'
import { dayFormat } from '#src/i18n/day-format.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { profilePath } from '#src/lib/profile-path.ts'
import facts from '../queue/item-facts.module.css'
import own from './reports.module.css'

/** What the profile says, whether or not it is shown. */
export function ProfileFacts({ one: { slug, credentialId, profile } }: { one: ReportCase }) {
  const { t, language } = useTexts()
  const { isSuspended, website, description, registeredAt, credentials } = profile
  // What the report is about comes first.
  const sorted = credentials.toSorted(
    (a, b) => Number(b.id === credentialId) - Number(a.id === credentialId),
  )
  return (
    <section className={own.part} aria-labelledby="case-profile">
      <h2 id="case-profile" className={own.heading}>
        {t('operate-reports.profile.title')}
      </h2>
      <p>
        <a className={own.open} href={profilePath(slug)} target="_blank" rel="noreferrer">
          {t('operate-reports.profile.open')}
        </a>
      </p>
      <dl className={facts.facts}>
        {isSuspended && (
          <>
            <dt>{t('operate-reports.profile.state')}</dt>
            <dd>{t('operate-reports.profile.suspended')}</dd>
          </>
        )}
        <dt>{t('operate-reports.profile.since')}</dt>
        <dd>{dayFormat(language).format(new Date(registeredAt))}</dd>
        {website && (
          <>
            <dt>{t('operate-reports.profile.website')}</dt>
            <dd>
              <bdi>{website}</bdi>
            </dd>
          </>
        )}
        {description && (
          <>
            <dt>{t('operate-reports.profile.description')}</dt>
            <dd dir="auto">{description}</dd>
          </>
        )}
        <dt>{t('operate-reports.profile.credentials')}</dt>
        <dd>
          {sorted.length === 0 ? (
            t('operate-reports.profile.none')
          ) : (
            <ul className={facts.plain}>
              {sorted.map(({ id, name, state }) => (
                <li key={id} className={id === credentialId ? own.meant : undefined}>
                  <bdi>{name}</bdi> · {t(`operate.states.${state}`)}
                </li>
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  )
}
