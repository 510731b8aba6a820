import { ButtonLink } from '../../ui/button-link.tsx'
import * as profileCopy from './copy.ts'
import { DocumentFrame, type FrameContext } from './document-frame.tsx'
import styles from './no-profile.module.css'

/** The organisation is there, but its profile may not be read now. */
export function SuspendedProfileScreen({ environment, origin }: FrameContext) {
  return (
    <DocumentFrame environment={environment} origin={origin} path={null}>
      <section className={styles.message}>
        <h1>{profileCopy.suspendedTitle}</h1>
        <p>{profileCopy.suspendedText}</p>
        <ButtonLink variant="primary" href={environment.reportIssueUrl}>
          {profileCopy.reportIssue}
        </ButtonLink>
      </section>
    </DocumentFrame>
  )
}
