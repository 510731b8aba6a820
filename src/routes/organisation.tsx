import { createFileRoute, Navigate, redirect } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useAnalytics } from '../analytics/analytics-context.ts'
import { requireUser } from '../auth/guards.ts'
import { untilSignedOut } from '../auth/until-signed-out.ts'
import type { Membership } from '../contract/membership.ts'
import { wholeData } from '../data/data-context.ts'
import type { Data } from '../data/data.ts'
import { BadgeDialog } from '../features/badge-dialog/badge-dialog.tsx'
import { BenefitsSection } from '../features/benefits/benefits-section.tsx'
import { InstallCard } from '../features/install/install-card.tsx'
import { useCardPlace } from '../features/install/use-card-place.ts'
import { InviteDialog } from '../features/invite/invite-dialog.tsx'
import { InvoiceFinanceSection } from '../features/invoice-finance/invoice-finance-section.tsx'
import { acceptedMemberships, currentSlug } from '../features/manage/current-organisation.ts'
import { ManageScreen } from '../features/manage/manage-screen.tsx'
import { SectionPanel } from '../features/manage/section-panel.tsx'
import { isLocked, manageSearch } from '../features/manage/section.ts'
import { useFormKey } from '../features/manage/use-form-key.ts'
import { useOfflineCopy } from '../features/manage/use-offline-copy.ts'
import { useReload } from '../features/manage/use-reload.ts'
import { JoinRequestsBanner } from '../features/members/join-requests-banner.tsx'
import { waitingClaims } from '../features/members/waiting-claims.ts'
import { ModulesSection } from '../features/modules/modules-section.tsx'
import { PathwaysSection } from '../features/pathways/pathways-section.tsx'
import { credentialChoice } from '../features/profile-form/credentials/credential-choice.ts'
import { SharedFiles } from '../features/profile-form/credentials/shared/shared-files.tsx'
import { useProfileDraft } from '../features/profile-form/draft/use-profile-draft.ts'
import { ProfileForm } from '../features/profile-form/profile-form.tsx'
import styles from '../features/site-frame/manage-skeleton.module.css'
import { PendingScreen } from '../features/site-frame/pending-screen.tsx'
import { OnDevice } from '../features/site-frame/on-device.tsx'
import { ShareDialog } from '../features/share/share-dialog.tsx'
import { VisitsSection } from '../features/visits/visits-section.tsx'
import { useText } from '../i18n/text-context.ts'
import { hiddenHead } from '../lib/hidden-head.ts'
import { announce } from '../ui/status.tsx'

/**
 * organization.manage. Its address names the organisation by slug: without it Back would lead to the
 * organisation that was opened last.
 */
export const Route = createFileRoute('/organisation')({
  ssr: false,
  validateSearch: manageSearch,
  beforeLoad: async ({ context: { data, session }, location, search }) => {
    await requireUser(session, location)
    if (data.claimMode.isOn()) throw redirect({ to: '/register/organisation' })
    if (search.organisation) return
    const { profile } = wholeData(data)
    const slug = profile.rememberedSlug() ?? currentSlug(await profile.membershipsAhead())
    if (!slug) throw redirect({ to: '/register/organisation' })
    throw redirect({
      to: '/organisation',
      search: { ...location.search, organisation: slug },
      hash: location.hash,
      replace: true,
    })
  },
  loaderDeps: ({ search }) => ({ organisation: search.organisation }),
  loader: ({ context: { data, session }, deps }) =>
    untilSignedOut(session, loadManage(wholeData(data), deps.organisation)),
  // With the section that is open, so that tabs have different titles.
  head: ({ match: { context, search } }) =>
    hiddenHead(
      context,
      context.texts.t(`manage.sections.${manageSearch(search).section ?? 'profile'}`),
    ),
  pendingComponent: ManageLoading,
  component: Manage,
})

// The server renders it into the page, long before the scripts have loaded.
function ManageLoading() {
  return <PendingScreen skeleton={styles.page} />
}

async function loadManage(data: Data, wanted: string | undefined) {
  data.catalogue.readAhead()
  const [{ memberships, slug, read, waiting }, credentials, attributes] = await Promise.all([
    loadOrganisation(data, wanted),
    data.catalogue.credentials(),
    data.catalogue.attributes(),
    data.outbox.open(),
  ])
  // Sent as soon as the drafts were open, after it had been read.
  const details = data.outbox.takeGoneDraft(slug)
    ? await data.profile.organisation(slug).catch(() => read)
    : read
  if (details.status === 'PENDING') throw redirect({ to: '/register/organisation' })
  data.profile.rememberSlug(slug)
  return { memberships, details, credentials, attributes, waiting }
}

/**
 * Memberships, and the organisation that follows from them. The device knows well enough which it will be
 * to ask for all of it at once.
 */
async function loadOrganisation(data: Data, wanted: string | undefined) {
  const asked = data.profile.memberships()
  const choose = (from: Membership[]) => currentSlug(from, wanted, data.profile.rememberedSlug())
  const askAbout = (slug: string, from: Membership[]) =>
    Promise.all([data.profile.organisation(slug), waitingClaims(data, slug, from)])
  // It is waited for below, where it is of use.
  const ahead = data.profile.storedMemberships().then((stored) => {
    const guess = choose(stored)
    const answer = guess === null ? null : askAbout(guess, stored)
    answer?.catch(() => {})
    return { guess, answer }
  })
  const [memberships, { guess, answer }] = await Promise.all([asked, ahead])
  const slug = choose(memberships)
  if (!slug) throw redirect({ to: '/register/organisation' })
  const [read, waiting] = await ((slug === guess && answer) || askAbout(slug, memberships))
  return { memberships, slug, read, waiting }
}

function Manage() {
  const { memberships, details, credentials, attributes, waiting } = Route.useLoaderData()
  const { environment, origin, install } = Route.useRouteContext()
  // The router preserves the other parameters of the query.
  const { section: wanted = 'profile', shared } = manageSearch(Route.useSearch())
  const section = isLocked(wanted, details.shareable) ? 'profile' : wanted
  const reload = useReload()
  useOfflineCopy()
  const navigate = Route.useNavigate()
  const form = useFormKey(details.slug)
  const draft = useProfileDraft(form.key, details)
  const chosen = useSnapshot(draft).fields.credentials
  const choice = credentialChoice(useText(), draft, useAnalytics(), announce)
  const panel = { current: section }
  const cardPlace = useCardPlace(install, details.version)
  const installCard = install && section === 'profile' && <InstallCard install={install} />
  return (
    <ManageScreen
      section={section}
      memberships={memberships}
      details={details}
      poweredBy={environment.poweredBy}
      waiting={waiting}
      notice={
        <>
          <SharedFiles
            slug={details.slug}
            organisations={acceptedMemberships(memberships).map((one) => one.organisation)}
            credentials={chosen}
            shared={shared}
            onHandled={() =>
              void navigate({
                search: ({ shared: _handled, ...rest }) => rest,
                hash: true,
                replace: true,
                resetScroll: false,
              })
            }
          />
          <JoinRequestsBanner slug={details.slug} waiting={waiting} />
        </>
      }
      onSwitch={(organisation) => navigate({ search: (before) => ({ ...before, organisation }) })}
      renderShareDialog={(dialog) => (
        <ShareDialog {...dialog} organisation={details} origin={origin} />
      )}
      renderBadgeDialog={(dialog) => (
        <BadgeDialog {...dialog} organisation={details} environment={environment} origin={origin} />
      )}
      renderInviteDialog={(dialog) => <InviteDialog {...dialog} />}
    >
      {({ onSaved, onNotSaved }) => (
        <>
          {/* A locked section must not open later without a press. */}
          {section !== wanted && (
            <Navigate to="." search={({ section: _locked, ...rest }) => rest} replace />
          )}
          {cardPlace === 'top' && installCard}
          <SectionPanel section="profile" {...panel} staysMounted>
            <ProfileForm
              key={form.key}
              draft={draft}
              known={details.known}
              credentials={credentials}
              attributes={attributes}
              onSaved={(saved) => {
                form.rename(saved.slug)
                onSaved(saved.slug)
                reload()
              }}
              onNotSaved={onNotSaved}
              onWaiting={reload}
            />
            {/* Beside the form, whose key is of the same kind: two of one key are one to React. */}
            <VisitsSection key={`visits ${details.slug}`} slug={details.slug} />
          </SectionPanel>
          <SectionPanel section="benefits" {...panel}>
            <BenefitsSection key={details.slug} slug={details.slug} />
          </SectionPanel>
          <SectionPanel section="modules" {...panel}>
            <ModulesSection key={details.slug} organisation={details} onEarned={reload} />
          </SectionPanel>
          <SectionPanel section="recommendations" {...panel}>
            <PathwaysSection
              key={details.slug}
              organisation={details}
              chosenIds={chosen.map((one) => one.id)}
              onAdd={(id) => {
                const credential = credentials.find((one) => one.id === id)
                if (credential) choice.select(credential)
              }}
              onRemove={(id) => {
                const credential = draft.fields.credentials.find((one) => one.id === id)
                if (credential) choice.unselect(credential)
              }}
            />
          </SectionPanel>
          <SectionPanel section="invoice" {...panel}>
            <InvoiceFinanceSection key={details.slug} organisation={details} />
          </SectionPanel>
          {cardPlace === 'foot' && installCard}
          <OnDevice />
        </>
      )}
    </ManageScreen>
  )
}
