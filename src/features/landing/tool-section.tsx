import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { landingCopy } from './copy.ts'
import { LandingSection } from './landing-section.tsx'
import styles from './tool-section.module.css'

/** LND-3: accessible, transparent, easy to understand. */
export function ToolSection() {
  return (
    <LandingSection
      soft
      id="tool"
      title={landingCopy.toolTitle}
      action={
        <Link to="/get-started" className={buttonClass('secondary')}>
          {landingCopy.toolMore}
        </Link>
      }
    >
      <dl className={styles.qualities}>
        {landingCopy.qualities.map((quality) => (
          <div key={quality.title} className={styles.quality}>
            <dt>{quality.title}</dt>
            <dd>{quality.text}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  )
}
