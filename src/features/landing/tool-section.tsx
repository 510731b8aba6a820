import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text-context.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LandingSection } from './landing-section.tsx'
import styles from './tool-section.module.css'

const qualities = ['accessible', 'transparent', 'easy'] as const

/** LND-3: accessible, transparent, easy to understand. */
export function ToolSection() {
  const t = useText()
  return (
    <LandingSection
      soft
      id="tool"
      title={t('landing.toolTitle')}
      action={
        <Link to="/get-started" className={buttonClass('secondary')}>
          {t('landing.toolMore')}
        </Link>
      }
    >
      <dl className={styles.qualities}>
        {qualities.map((quality) => (
          <div key={quality} className={styles.quality}>
            <dt>{t(`landing.qualities.${quality}.title`)}</dt>
            <dd>{t(`landing.qualities.${quality}.text`)}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  )
}
