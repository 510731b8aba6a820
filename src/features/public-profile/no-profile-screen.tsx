import { useText } from '../../i18n/text-context.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DocumentFrame, type FrameContext } from './document-frame.tsx'
import styles from './no-profile-screen.module.css'

/** PUB-8: no organisation has its profile at this address. */
export function UnknownProfileScreen(frame: FrameContext) {
  const t = useText()
  return (
    <NoProfileScreen
      title={t('profile.unknownTitle')}
      text={t('profile.unknownText')}
      action={{ href: '/', label: t('profile.home') }}
      {...frame}
    />
  )
}

/** The organisation is there, but its profile may not be read now. `text`: since when, and what the operator says. */
export function SuspendedProfileScreen({ text, ...frame }: FrameContext & { text: string }) {
  const t = useText()
  return (
    <NoProfileScreen
      title={t('profile.suspendedTitle')}
      text={text}
      action={{ href: frame.environment.reportIssueUrl, label: t('profile.reportIssue') }}
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
