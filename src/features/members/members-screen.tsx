import { useText } from '../../i18n/text-context.ts'
import { ListState } from '../../ui/list-state.tsx'
import { ClaimRow } from './claim-row.tsx'
import { LeaveSection } from './leave-section.tsx'
import { MemberRow } from './member-row.tsx'
import { isRefusal, MembersRefused } from './members-refused.tsx'
import styles from './members-screen.module.css'
import { PeopleList } from './people-list.tsx'
import type { People } from './people.ts'
import type { Members } from './use-members.ts'

type MembersScreenProps = {
  organisation: { name: string; slug: string }
  members: Members
  /** The user is not a member any more. */
  onLeft: () => void
}

/** organisation.members: who belongs to an organisation, who asks to, and who decides (ORG-3). */
export function MembersScreen({ organisation, members, onLeft }: MembersScreenProps) {
  const t = useText()
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{t('members.head.title')}</h1>
        {members.list.state !== 'failed' && (
          <p className={styles.text}>{t('members.intro', { organisation: organisation.name })}</p>
        )}
      </header>
      <MembersBody organisation={organisation} members={members} onLeft={onLeft} />
    </div>
  )
}

function MembersBody({ organisation, members, onLeft }: MembersScreenProps) {
  const t = useText()
  const { list } = members
  if (list.state === 'failed' && isRefusal(list.failure)) {
    return <MembersRefused refusal={list.failure} />
  }
  return (
    <ListState
      loaded={list}
      loadingText={t('members.fetch.loading')}
      failedText={t('members.fetch.failed')}
      height="22rem"
    >
      {(people) => (
        <MembersLists
          people={people}
          organisation={organisation}
          members={members}
          onLeft={onLeft}
        />
      )}
    </ListState>
  )
}

type MembersListsProps = MembersScreenProps & { people: People }

function MembersLists({ people: known, organisation, members, onLeft }: MembersListsProps) {
  const t = useText()
  const { claims, members: people, mayDecide, isMember, isLastOwner } = known
  const common = { organisation: organisation.name, members }
  return (
    <>
      {mayDecide && (
        <PeopleList
          title={t('members.claims')}
          intro={t('members.claimsIntro')}
          people={claims}
          empty={t('members.noClaims')}
        >
          {(claim, onGone) => <ClaimRow key={claim.id} claim={claim} onGone={onGone} {...common} />}
        </PeopleList>
      )}
      <PeopleList
        title={t('members.people')}
        intro={mayDecide ? undefined : t('members.ownersDecide')}
        people={people}
      >
        {(member, onGone) => (
          <MemberRow
            key={member.id}
            member={member}
            mayDecide={mayDecide && !member.isSelf}
            onGone={onGone}
            {...common}
          />
        )}
      </PeopleList>
      {isMember && (
        <LeaveSection organisation={organisation} isLastOwner={isLastOwner} onLeft={onLeft} />
      )}
    </>
  )
}
