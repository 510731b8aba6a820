import { useDeferredValue, useEffect, useMemo } from 'react'
import { useTexts } from '../../i18n/text-context.ts'
import type { AttributeOption, Credential } from '#src/contract/catalogue.ts'
import type { OrganisationDetails } from '#src/contract/organisation.ts'
import { useData } from '#src/data/data-context.ts'
import type { Data } from '#src/data/data.ts'
import { AboutSection } from './about/about-section.tsx'
import { AccountSection } from './account/account-section.tsx'
import { otherMinorityId } from './attributes/attribute-groups.ts'
import { CredentialsSection } from './credentials/credentials-section.tsx'
import type { ProfileDraft } from './draft/profile-draft.ts'
import { ProfileFormContext } from './form/form-context.ts'
import { MandatoryList } from './form/mandatory-list.tsx'
import { createFormStatus } from './form/form-status.ts'
import { LocationsSection } from './locations/locations-section.tsx'
import { ProductsSection } from './products/products-section.tsx'
import styles from './profile-form.module.css'
import { useDraftSync } from './draft/use-draft-sync.ts'
import { ConflictBanner } from './save/conflict/conflict-banner.tsx'
import { DraftBanner } from './save/draft-banner.tsx'
import { LeaveGuard } from './save/leave-guard.tsx'
import { SaveBar } from './save/save-bar.tsx'
import { SaveSummary } from './save/save-summary.tsx'
import { useSave, type SaveEvents } from './save/use-save.ts'

export type ProfileFormProps = {
  /** Of the opened organisation; each draft needs a form of its own. */
  draft: ProfileDraft
  /** What shows buyers that the profile is the organisation's own. */
  known: OrganisationDetails['known']
  credentials: readonly Credential[]
  attributes: readonly AttributeOption[]
  /** Called once the server has stored the profile: time to read memberships and details anew. */
  onSaved: SaveEvents['onSaved']
  onNotSaved: SaveEvents['onNotSaved']
  /** Called once papers have arrived on which a verifier decides anew: time to read the details anew. */
  onWaiting: () => void
}

/** Pages, by their data, that have had a form: Back leads to where it was scrolled to, which needs all of its height. */
const pagesWithForm = new WeakSet<Data>()

/** The profile of one organisation, to be edited and saved as a whole (PRF-1 to PRF-15). */
export function ProfileForm(props: ProfileFormProps) {
  const texts = useTexts()
  const { draft, known, credentials, attributes, onSaved, onNotSaved, onWaiting } = props
  const sync = useDraftSync(draft, onSaved)
  const form = useMemo(() => {
    const otherId = otherMinorityId(attributes)
    return {
      draft,
      sync,
      otherMinorityId: otherId,
      status: createFormStatus(texts, draft, otherId),
    }
  }, [texts, draft, sync, attributes])
  const { save, tell, refusals, conflicts } = useSave(form, { onSaved, onNotSaved })
  const onSave = () => void save()
  // On a phone drawing all of it takes half a second: what is seen first comes first, unless the address names a part.
  const page = useData()
  const isWhole = useDeferredValue(true, pagesWithForm.has(page) || window.location.hash !== '')
  useEffect(() => {
    pagesWithForm.add(page)
  }, [page])

  return (
    <ProfileFormContext value={form}>
      <form
        noValidate
        className={styles.form}
        aria-label={texts.t('profile-form.form')}
        // Enter in an input saves nothing: it would send while the user still picks from a list.
        onSubmit={(event) => event.preventDefault()}
      >
        <DraftBanner />
        <ConflictBanner attempts={conflicts} onResolved={tell} />
        <SaveSummary refusals={refusals} />
        <MandatoryList />
        <SaveBar at="top" onSave={onSave} />
        <AccountSection known={known} />
        {isWhole ? (
          <>
            <CredentialsSection
              credentials={credentials}
              attributes={attributes}
              onWaiting={onWaiting}
            />
            <ProductsSection />
            <LocationsSection />
            <AboutSection />
          </>
        ) : (
          <div className={styles.rest} />
        )}
        <SaveBar at="bottom" onSave={onSave} />
        <LeaveGuard />
      </form>
    </ProfileFormContext>
  )
}
