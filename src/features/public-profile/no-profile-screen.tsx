import { ButtonLink } from '../../ui/button-link.tsx'
import * as profileCopy from './copy.ts'
import { DocumentFrame, type FrameContext } from './document-frame.tsx'
import * as profileHeadCopy from './head-copy.ts'
import styles from './no-profile-screen.module.css'

/** PUB-8: no organisation has its profile at this address. */
export function UnknownProfileScreen(frame: FrameContext) {
  return (
    <NoProfileScreen
      title={profileHeadCopy.unknownTitle}
      text={profileHeadCopy.unknownText}
      action={{ href: '/', label: profileCopy.home }}
      {...frame}
    />
  )
}

/** The organisation is there, but its profile may not be read now. */
export function SuspendedProfileScreen(frame: FrameContext) {
  return (
    <NoProfileScreen
      title={profileCopy.suspendedTitle}
      text={profileCopy.suspendedText}
      action={{ href: frame.environment.reportIssueUrl, label: profileCopy.reportIssue }}
      {...frame}
    />
  )
}

type NoProfileScreenProps = FrameContext & {
  title: string
  text: string
  action: { href: string; label: string }
}

function NoProfileScreen({ title, text, action, environment, origin }: NoProfileScreenProps) {
  return (
    <DocumentFrame environment={environment} origin={origin} path={null}>
      <section className={styles.message}>
        <h1>{title}</h1>
        <p>{text}</p>
        <ButtonLink variant="primary" href={action.href}>
          {action.label}
        </ButtonLink>
      </section>
    </DocumentFrame>
  )
}
