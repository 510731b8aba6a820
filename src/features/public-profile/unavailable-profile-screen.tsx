import type { Environment } from '../../contract/environment.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { profileCopy } from './copy.ts'
import { DocumentFrame } from './document-frame.tsx'
import styles from './unavailable-profile-screen.module.css'

type UnavailableProfileScreenProps = {
  reason: 'unknown' | 'suspended'
  environment: Environment
  origin: string
}

/** PUB-8: no profile at this address, or none that may be read now. */
export function UnavailableProfileScreen(props: UnavailableProfileScreenProps) {
  const { reason, environment, origin } = props
  const unknown = reason === 'unknown'
  return (
    <DocumentFrame environment={environment} origin={origin} path={null}>
      <section className={styles.message}>
        <h1>{unknown ? profileCopy.unknownTitle : profileCopy.suspendedTitle}</h1>
        <p>{unknown ? profileCopy.unknownText : profileCopy.suspendedText}</p>
        <ButtonLink
          variant="primary"
          href={unknown || !environment.reportIssueUrl ? '/' : environment.reportIssueUrl}
        >
          {unknown || !environment.reportIssueUrl ? profileCopy.home : profileCopy.reportIssue}
        </ButtonLink>
      </section>
    </DocumentFrame>
  )
}
