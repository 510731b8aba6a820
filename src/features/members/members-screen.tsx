import { ListState } from '../../ui/list-state.tsx'
import { membersCopy } from './copy.ts'
import { membersHeadCopy } from './head-copy.ts'
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
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <h1>{membersHeadCopy.title}</h1>
        {members.list.state !== 'failed' && (
          <p className={styles.text}>{membersCopy.intro(organisation.name)}</p>
        )}
      </header>
      <MembersBody organisation={organisation} members={members} onLeft={onLeft} />
    </div>
  )
}

function MembersBody({ organisation, members, onLeft }: MembersScreenProps) {
  const { list } = members
  if (list.state === 'failed' && isRefusal(list.failure)) {
    return <MembersRefused refusal={list.failure} />
  }
  return (
    <ListState loaded={list} what={membersCopy.members} height="22rem">
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
  const { claims, members: people, mayDecide, isMember, isLastOwner } = known
  const common = { organisation: organisation.name, members }
  return (
    <>
      {mayDecide && (
        <PeopleList
          title={membersCopy.claims}
          intro={membersCopy.claimsIntro}
          people={claims}
          empty={membersCopy.noClaims}
        >
          {(claim, onGone) => <ClaimRow key={claim.id} claim={claim} onGone={onGone} {...common} />}
        </PeopleList>
      )}
      <PeopleList
        title={membersCopy.people}
        intro={mayDecide ? undefined : membersCopy.ownersDecide}
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
