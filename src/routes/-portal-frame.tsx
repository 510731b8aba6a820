import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Consent } from '../analytics/consent.ts'
import type { Environment } from '../contract/environment.ts'
import { UpdatePrompt } from '../features/app-update/update-prompt.tsx'
import { ConsentEntry } from '../features/consent/consent-entry.tsx'
import { InstallEntry } from '../features/install/install-entry.tsx'
import { useSignOut } from '../features/outbox/sign-out/use-sign-out.tsx'
import { StatusElement } from '../features/outbox/status-element.tsx'
import { SiteFrame } from '../features/site-frame/site-frame.tsx'
import type { Install } from '../pwa/install.ts'
import { useInvite } from './-use-invite.tsx'

type PortalFrameProps = {
  environment: Environment
  install: Install | null
  consent: Consent | null
  children: ReactNode
}

/** The frame of the site with what other features put into it. */
export function PortalFrame({ environment, install, consent, children }: PortalFrameProps) {
  const shown = useMatches({ select: (matches) => matches.at(-1)?.staticData })
  const isMissing = shown?.isDemoOnly && !environment.demo
  const frame = (!isMissing && shown?.frame) || 'full'
  const invite = useInvite()
  const leaving = useSignOut()
  return (
    <>
      <SiteFrame
        frame={frame}
        environment={environment}
        onInvite={invite.open}
        notice={
          <>
            <UpdatePrompt />
            {consent && <ConsentEntry consent={consent} privacyUrl={environment.privacyUrl} />}
          </>
        }
        onPrivacyChoices={() => consent?.reopen()}
        status={<StatusElement />}
        accountEntry={install && <InstallEntry install={install} />}
        onSignOut={leaving.signOut}
      >
        {children}
      </SiteFrame>
      {invite.dialog}
      {leaving.dialog}
    </>
  )
}
