import { useText } from '../../i18n/text-context.ts'
import { signInHref } from '../../lib/sign-in-links.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { LandingSection } from './landing-section.tsx'
import styles from './reasons-section.module.css'

const reasons = [
  { name: 'visible', icon: icons.eye },
  { name: 'recognised', icon: icons.badge },
  { name: 'discovered', icon: icons.search },
] as const

/** LND-2: why a supplier registers. */
export function ReasonsSection({ affiliate }: { affiliate: string | undefined }) {
  const t = useText()
  return (
    <LandingSection
      id="why-register"
      title={t('landing.whyRegister')}
      text={t('landing.whyText')}
      action={
        <ButtonLink variant="primary" href={signInHref('register', '', affiliate)}>
          {t('landing.registerAsSupplier')}
        </ButtonLink>
      }
    >
      <ul className={styles.cards}>
        {reasons.map(({ name, icon }) => (
          <li key={name} className={styles.card}>
            <span className={styles.mark}>
              <Icon drawing={icon} />
            </span>
            <div>
              <h3>{t(`landing.reasons.${name}.title`)}</h3>
              <p>{t(`landing.reasons.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}
