import type { OrganisationHit } from '../../contract/membership.ts'
import { Button } from '../../ui/button.tsx'
import { registerCopy } from './copy.ts'
import styles from './duplicates.module.css'
import { OrganisationOption } from './organisation-option.tsx'

type DuplicatesProps = {
  organisations: readonly OrganisationHit[]
  onChoose: (organisation: OrganisationHit) => void
}

/** ORG-4: organisations of nearly the same name, before one is added twice. Read out when found. */
export function Duplicates({ organisations, onChoose }: DuplicatesProps) {
  return (
    <div role="status">
      {organisations.length > 0 && (
        <section className={styles.duplicates}>
          <h2>{registerCopy.duplicatesTitle}</h2>
          <p>{registerCopy.duplicatesText}</p>
          <ul>
            {organisations.map((one) => (
              <li key={one.slug}>
                <OrganisationOption organisation={one} />
                <Button
                  variant="secondary"
                  aria-label={`${registerCopy.join}: ${one.name}`}
                  onClick={() => onChoose(one)}
                >
                  {registerCopy.join}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
