import { createFileRoute } from '@tanstack/react-router'
import { ownPage } from './-own-page.ts'

/** organization.members; mails about claims link here, also those to the operator, who is no member. */
export const Route = createFileRoute('/organisation_/members')(
  ownPage('members.head.title', 'Members'),
)
