import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../i18n/text-context.ts'
import type { Consent } from '../analytics/consent.ts'
import type { Environment } from '../contract/environment.ts'
import { UpdatePrompt } from '../features/app-update/update-prompt.tsx'
import type { UserFrame } from '../start/app-context.ts'
import { GuestStatus } from '../features/outbox/guest-status.tsx'
import { NewsletterForm } from '../features/newsletter/newsletter-form.tsx'
import { SiteFrame } from '../features/site-frame/site-frame.tsx'
import type { Install } from '../pwa/install.ts'
import { useLateDialog } from '../ui/use-late-dialog.ts'
import { useLatePart } from '../ui/use-late-part.ts'

type PortalFrameProps = {
  environment: Environment
  install: Install | null
  /** Null where there is no user. */
  parts: UserFrame | null
  consent: Consent | null
  children: ReactNode
}

const loadConsentEntry = async () =>
  (await import('../features/consent/consent-entry.tsx')).ConsentEntry

/** The frame of the site with what other features put into it. */
export function PortalFrame({ environment, install, parts, consent, children }: PortalFrameProps) {
  const shown = useMatches({ select: (matches) => matches.at(-1) })
  const isMissing = shown?.staticData.isDemoOnly && !environment.demo
  const frame = (!isMissing && shown?.staticData.frame) || 'full'
  // A parameter of the landing page, the only page that reads it.
  const { aff: affiliate }: { aff?: string } = shown?.search ?? {}
  const { Part: ConsentEntry } = useLatePart(loadConsentEntry, consent !== null)
  const invite = useInvite()
  const user = parts && {
    account: <parts.AccountCorner install={install} />,
    notes: <parts.UserNotes />,
    overlay: <parts.AuthenticatingOverlay />,
  }
  return (
    <>
      <SiteFrame
        frame={frame}
        affiliate={affiliate}
        environment={environment}
        onInvite={invite.open}
        notice={
          <>
            <UpdatePrompt />
            {consent && ConsentEntry && (
              <ConsentEntry consent={consent} privacyUrl={environment.privacyUrl} />
            )}
          </>
        }
        newsletter={<NewsletterForm />}
        onPrivacyChoices={() => consent?.reopen()}
        status={
          <>
            <GuestStatus />
            {parts && <parts.UserStatus />}
          </>
        }
        user={user}
      >
        {children}
      </SiteFrame>
      {invite.dialog}
    </>
  )
}

const load = async () => (await import('../features/invite/invite-dialog.tsx')).InviteDialog

/** The invite dialog of the footer, which is on every screen. */
function useInvite() {
  const t = useText()
  const { open, isOpen, setOpen, Dialog } = useLateDialog(load, t('frame.notLoaded'))
  return { open, dialog: Dialog && <Dialog open={isOpen} onOpenChange={setOpen} /> }
}
