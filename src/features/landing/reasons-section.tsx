import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { landingCopy } from './copy.ts'
import { LandingSection } from './landing-section.tsx'
import styles from './reasons-section.module.css'

/** LND-2: why a supplier registers. */
export function ReasonsSection({ affiliate }: { affiliate: string | undefined }) {
  return (
    <LandingSection
      id="why-register"
      title={landingCopy.whyRegister}
      text={landingCopy.whyText}
      action={
        <ButtonLink variant="primary" href={signInHref('register', '', affiliate)}>
          {landingCopy.registerAsSupplier}
        </ButtonLink>
      }
    >
      <ul className={styles.cards}>
        {landingCopy.reasons.map((reason) => (
          <li key={reason.title} className={styles.card}>
            <span className={styles.mark}>
              <Icon drawing={reason.icon} />
            </span>
            <div>
              <h3>{reason.title}</h3>
              <p>{reason.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
