import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../i18n/text-context.ts'
import { isLongEnough } from '../../contract/is-long-enough.ts'
import { membershipStatus, type MembershipStatus } from '../../contract/membership-status.ts'
import { type Membership, type OrganisationHit } from '../../contract/membership.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { announce } from '../../ui/status-store.ts'
import { AskedDialog } from './asked-dialog.tsx'
import { FormShell } from './form-shell.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { MembershipsList } from './memberships-list.tsx'
import { OrganisationOption } from './organisation-option.tsx'
import styles from './search-screen.module.css'
import { statusBySlug } from './status-by-slug.ts'
import { useClaimWaits } from './use-claim-waits.ts'
import { useOpenOrganisation } from './use-open-organisation.ts'
import { useOrganisationSearch } from './use-organisation-search.ts'

const searchId = 'organisation-search'

/** `/register/organisation`: find an organisation and ask to join it, or go on to add it. */
export function SearchScreen({ memberships }: { memberships: readonly Membership[] }) {
  const t = useText()
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<OrganisationHit | null>(null)
  /** What was asked or taken back since the list was read, by slug. */
  const [changes, setChanges] = useState<ReadonlyMap<string, Membership | null>>(new Map())
  const search = useOrganisationSearch(query)
  const open = useOpenOrganisation()

  const changed = [...changes.values()].filter((one) => one !== null)
  const all = [...memberships.filter((one) => !changes.has(one.organisation.slug)), ...changed]
  const statuses = statusBySlug(all)
  const withStatus = (status: MembershipStatus) =>
    all.filter((one) => membershipStatus(one) === status)
  const change = ({ organisation }: Membership, now: Membership | null) =>
    setChanges(new Map([...changes, [organisation.slug, now]]))

  const pending = withStatus('PENDING')
  const waitOf = useClaimWaits(pending.map(({ organisation }) => organisation.slug))

  function choose(hit: OrganisationHit) {
    if (statuses.get(hit.slug) === 'ACCEPTED') open(hit.slug)
    else setChosen(hit)
  }

  function joined(membership: Membership) {
    setChosen(null)
    setQuery('')
    if (membershipStatus(membership) === 'ACCEPTED') return open(membership.organisation.slug)
    change(membership, membership)
    announce(t('register.joined', { name: membership.organisation.name }))
  }

  function takenBack(membership: Membership) {
    change(membership, null)
    announce(t('register.takenBack', { name: membership.organisation.name }))
    document.getElementById(searchId)?.focus()
  }

  return (
    <FormShell title={t('register.head.searchTitle')} text={t('register.searchText')} step={0}>
      <Combobox
        id={searchId}
        label={t('register.searchLabel')}
        hint={t('register.searchHint')}
        error={search.error ?? undefined}
        required
        query={query}
        onQueryChange={setQuery}
        options={search.hits}
        onChoose={choose}
        busy={search.busy}
        // A failed search must not read as 'nothing found': the next step would add a duplicate.
        emptyText={search.error ? t('register.notSearched') : t('register.noResults')}
        isLongEnough={isLongEnough}
        renderOption={(hit) => (
          <OrganisationOption organisation={hit} status={statuses.get(hit.slug)} />
        )}
      />
      <section className={styles.add}>
        <h2>{t('register.addTitle')}</h2>
        <p>{t('register.addText')}</p>
        <Link
          to="/register/organisation/setup"
          search={{ name: query.trim() || undefined }}
          className={buttonClass('secondary')}
        >
          {t('register.add')}
        </Link>
        <p>
          {t('register.buyer')}{' '}
          <Link to="/buying/{-$part}" preload={false}>
            {t('register.buyerWay')}
          </Link>
        </p>
      </section>
      <MembershipsList
        title={t('register.claimsTitle')}
        text={t('register.claimsText')}
        memberships={pending}
        waitOf={waitOf}
        onOpen={open}
        onTakenBack={takenBack}
      />
      <MembershipsList
        title={t('register.mineTitle')}
        memberships={withStatus('ACCEPTED')}
        onOpen={open}
        onTakenBack={takenBack}
      />
      {chosen &&
        (statuses.has(chosen.slug) ? (
          <AskedDialog organisation={chosen} onClose={() => setChosen(null)} />
        ) : (
          <JoinDialog organisation={chosen} onClose={() => setChosen(null)} onJoined={joined} />
        ))}
    </FormShell>
  )
}
