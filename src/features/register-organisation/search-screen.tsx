import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { limits } from '../../contract/limits.ts'
import {
  membershipStatus,
  type Membership,
  type OrganisationHit,
} from '../../contract/membership.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { announce } from '../../ui/status-store.ts'
import { registerCopy } from './copy.ts'
import { FormShell } from './form-shell.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { MembershipsList } from './memberships-list.tsx'
import { OrganisationOption } from './organisation-option.tsx'
import styles from './search-screen.module.css'
import { useOpenOrganisation } from './use-open-organisation.ts'
import { useOrganisationSearch } from './use-organisation-search.ts'

/** `/register/organisation`: find an organisation and ask to join it, or go on to add it. */
export function SearchScreen({ memberships }: { memberships: readonly Membership[] }) {
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<OrganisationHit | null>(null)
  const [asked, setAsked] = useState<readonly Membership[]>([])
  const search = useOrganisationSearch(query)
  const open = useOpenOrganisation()

  const slugs = new Set(asked.map((one) => one.organisation.slug))
  const all = [...memberships.filter((one) => !slugs.has(one.organisation.slug)), ...asked]
  const withStatus = (status: 'ACCEPTED' | 'PENDING') =>
    all.filter((one) => membershipStatus(one) === status)

  function joined(membership: Membership) {
    setChosen(null)
    setQuery('')
    if (membershipStatus(membership) === 'ACCEPTED') return open(membership.organisation.slug)
    setAsked([...asked, membership])
    announce(registerCopy.joined(membership.organisation.name))
  }

  return (
    <FormShell title={registerCopy.searchTitle} text={registerCopy.searchText} step={0}>
      <Combobox
        label={registerCopy.searchLabel}
        hint={registerCopy.searchHint}
        error={search.error ?? undefined}
        required
        query={query}
        onQueryChange={setQuery}
        options={search.hits}
        onChoose={setChosen}
        busy={search.busy}
        emptyText={registerCopy.noResults}
        minLength={limits.searchMinLength}
        renderOption={(hit) => <OrganisationOption organisation={hit} />}
      />
      <section className={styles.add}>
        <h2>{registerCopy.addTitle}</h2>
        <p>{registerCopy.addText}</p>
        <Link
          to="/register/organisation/setup"
          search={{ name: query.trim() || undefined }}
          className={buttonClass('secondary')}
        >
          {registerCopy.add}
        </Link>
      </section>
      <MembershipsList
        title={registerCopy.claimsTitle}
        text={registerCopy.claimsText}
        memberships={withStatus('PENDING')}
        onOpen={open}
      />
      <MembershipsList
        title={registerCopy.mineTitle}
        memberships={withStatus('ACCEPTED')}
        onOpen={open}
      />
      {chosen && (
        <JoinDialog organisation={chosen} onClose={() => setChosen(null)} onJoined={joined} />
      )}
    </FormShell>
  )
}
