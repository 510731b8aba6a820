import type { Command } from './command.ts'
import { affiliatesList } from './commands/affiliates/list.ts'
import { affiliatesPut } from './commands/affiliates/put.ts'
import { auditList } from './commands/audit/list.ts'
import { backup } from './commands/backup.ts'
import { brandsList } from './commands/brands/list.ts'
import { brandsPictures } from './commands/brands/pictures.ts'
import { brandsPut } from './commands/brands/put.ts'
import { brandsShow } from './commands/brands/show.ts'
import { claimsList } from './commands/claims/list.ts'
import { contentList } from './commands/content/list.ts'
import { contentPut } from './commands/content/put.ts'
import { contentRemove } from './commands/content/remove.ts'
import { credentialsApprove } from './commands/credentials/approve.ts'
import { credentialsList } from './commands/credentials/list.ts'
import { credentialsNote } from './commands/credentials/note.ts'
import { credentialsNotes } from './commands/credentials/notes.ts'
import { credentialsRefuse } from './commands/credentials/refuse.ts'
import { credentialsRemoveNote } from './commands/credentials/remove-note.ts'
import { keysRotate } from './commands/keys/rotate.ts'
import { membershipsAccept } from './commands/memberships/accept.ts'
import { membershipsList } from './commands/memberships/list.ts'
import { membershipsRefuse } from './commands/memberships/refuse.ts'
import { modulesList } from './commands/modules/list.ts'
import { modulesPut } from './commands/modules/put.ts'
import { modulesRemove } from './commands/modules/remove.ts'
import { newsletterExport } from './commands/newsletter/export.ts'
import { offersList } from './commands/offers/list.ts'
import { offersPut } from './commands/offers/put.ts'
import { offersRemove } from './commands/offers/remove.ts'
import { operatorsGrant } from './commands/operators/grant.ts'
import { operatorsList } from './commands/operators/list.ts'
import { operatorsRevoke } from './commands/operators/revoke.ts'
import { organisationsList } from './commands/organisations/list.ts'
import { organisationsMerge } from './commands/organisations/merge.ts'
import { organisationsRestore } from './commands/organisations/restore.ts'
import { organisationsSuspend } from './commands/organisations/suspend.ts'
import { organisationsVouch } from './commands/organisations/vouch.ts'
import { restore } from './commands/restore.ts'
import { usersDelete } from './commands/users/delete.ts'
import { usersExport } from './commands/users/export.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  credentialsList,
  credentialsApprove,
  credentialsRefuse,
  credentialsNote,
  credentialsNotes,
  credentialsRemoveNote,
  membershipsList,
  membershipsAccept,
  membershipsRefuse,
  organisationsList,
  organisationsSuspend,
  organisationsRestore,
  organisationsVouch,
  organisationsMerge,
  brandsPictures,
  brandsPut,
  brandsList,
  brandsShow,
  affiliatesPut,
  affiliatesList,
  modulesPut,
  modulesList,
  modulesRemove,
  offersPut,
  offersList,
  offersRemove,
  contentPut,
  contentList,
  contentRemove,
  newsletterExport,
  claimsList,
  usersExport,
  usersDelete,
  operatorsList,
  operatorsGrant,
  operatorsRevoke,
  keysRotate,
  auditList,
  backup,
  restore,
]
