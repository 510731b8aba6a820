import type { Command } from './command.ts'
import { auditList } from './commands/audit/list.ts'
import { backup } from './commands/backup.ts'
import { credentialsApprove } from './commands/credentials/approve.ts'
import { credentialsList } from './commands/credentials/list.ts'
import { credentialsNote } from './commands/credentials/note.ts'
import { credentialsNotes } from './commands/credentials/notes.ts'
import { credentialsRefuse } from './commands/credentials/refuse.ts'
import { credentialsRemoveNote } from './commands/credentials/remove-note.ts'
import { membershipsAccept } from './commands/memberships/accept.ts'
import { membershipsList } from './commands/memberships/list.ts'
import { membershipsRefuse } from './commands/memberships/refuse.ts'
import { operatorsGrant } from './commands/operators/grant.ts'
import { operatorsList } from './commands/operators/list.ts'
import { operatorsRevoke } from './commands/operators/revoke.ts'
import { organisationsList } from './commands/organisations/list.ts'
import { organisationsMerge } from './commands/organisations/merge.ts'
import { organisationsRestore } from './commands/organisations/restore.ts'
import { organisationsSuspend } from './commands/organisations/suspend.ts'
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
  organisationsMerge,
  usersExport,
  usersDelete,
  operatorsList,
  operatorsGrant,
  operatorsRevoke,
  auditList,
  backup,
  restore,
]
