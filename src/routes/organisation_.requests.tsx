import { createFileRoute } from '@tanstack/react-router'
import { ownPage } from './-own-page.ts'

/** organisation.requests; mails about requests of buyers link here (DSC-6). */
export const Route = createFileRoute('/organisation_/requests')(
  ownPage('manage.requests', 'Requests'),
)
