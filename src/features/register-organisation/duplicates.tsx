import { useText } from '../../i18n/text-context.ts'
import type { MembershipStatus } from '../../contract/membership-status.ts'
import type { OrganisationHit } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import styles from './duplicates.module.css'
import { OrganisationOption } from './organisation-option.tsx'

/** An organisation of nearly the same name, and how the person stands to it already. */
export type Duplicate = { organisation: OrganisationHit; status: MembershipStatus | undefined }

type DuplicatesProps = {
  duplicates: readonly Duplicate[]
  onJoin: (organisation: OrganisationHit) => void
  /** Leads to an organisation that has accepted the person. */
  onOpen: (slug: string) => void
}

/** ORG-4: organisations of nearly the same name, before one is added twice. Read out when found. */
export function Duplicates({ duplicates, onJoin, onOpen }: DuplicatesProps) {
  const t = useText()
  return (
    <div role="status">
      {duplicates.length > 0 && (
        <section className={styles.duplicates}>
          <h2>{t('register.duplicatesTitle')}</h2>
          <p>{t('register.duplicatesText')}</p>
          <ul>
            {duplicates.map(({ organisation, status }) => (
              <li key={organisation.slug}>
                <OrganisationOption organisation={organisation} status={status} />
                {status === undefined && (
                  <Button
                    variant="secondary"
                    aria-label={t('register.joinNamed', { name: organisation.name })}
                    onClick={() => onJoin(organisation)}
                  >
                    {t('register.join')}
                  </Button>
                )}
                {status === 'ACCEPTED' && (
                  <Button
                    variant="secondary"
                    aria-label={t('register.openNamed', { name: organisation.name })}
                    onClick={() => onOpen(organisation.slug)}
                  >
                    {t('register.open')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
