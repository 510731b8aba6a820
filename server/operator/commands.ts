import type { Command } from './command.ts'
import { affiliatesList, affiliatesPut, affiliatesRemove } from './commands/affiliates.ts'
import { brandsAdd } from './commands/add-brand.ts'
import { appealsDecide, appealsList, appealsShow } from './commands/appeals.ts'
import { auditHead, auditVerify } from './commands/audit-chain.ts'
import { auditList } from './commands/audit.ts'
import { backup } from './commands/backup.ts'
import { brandsPictures } from './commands/brand-pictures.ts'
import { brandsDraft, brandsPublishVersion, brandsVersions } from './commands/brand-versions.ts'
import { brandsList, brandsPut, brandsShow } from './commands/brands.ts'
import {
  catalogueList,
  catalogueMerge,
  cataloguePut,
  catalogueRestore,
  catalogueRetire,
  catalogueShow,
} from './commands/catalogue.ts'
import { catalogueExport, catalogueImport } from './commands/catalogue-csv.ts'
import { claimsList, claimsPassOn, claimsReopen } from './commands/claims.ts'
import { contentList, contentPut, contentRemove } from './commands/content.ts'
import {
  credentialsNote,
  credentialsNotes,
  credentialsRemoveNote,
} from './commands/credential-notes.ts'
import {
  credentialsApprove,
  credentialsAsk,
  credentialsCheck,
  credentialsRenew,
} from './commands/credential-checks.ts'
import {
  credentialsRestore,
  credentialsRevoke,
  credentialsSuspend,
} from './commands/credential-stops.ts'
import { credentialsHistory, credentialsList, credentialsRefuse } from './commands/credentials.ts'
import { duplicatesDismiss, duplicatesList } from './commands/duplicates.ts'
import { organisationsForget } from './commands/forget-history.ts'
import { keysRotate } from './commands/keys.ts'
import { membershipsAccept, membershipsList, membershipsRefuse } from './commands/memberships.ts'
import { organisationsCheck, organisationsVouch } from './commands/organisation-proofs.ts'
import { organisationsMerge } from './commands/merge-organisations.ts'
import { modulesList, modulesPut, modulesRemove } from './commands/modules.ts'
import { newsletterExport, newsletterList, newsletterRemove } from './commands/newsletter.ts'
import { numbers } from './commands/numbers.ts'
import { offersList, offersPut, offersMove, offersRemove } from './commands/offers.ts'
import {
  operatorsBootstrap,
  operatorsInvitations,
  operatorsWithdraw,
} from './commands/operator-invitations.ts'
import { operatorsGrant, operatorsList, operatorsRevoke } from './commands/operators.ts'
import {
  organisationsList,
  organisationsRestore,
  organisationsSuspend,
} from './commands/organisations.ts'
import {
  questionnairesList,
  questionnairesPut,
  questionnairesRemove,
  questionnairesShow,
} from './commands/questionnaires.ts'
import { reportsClose, reportsList, reportsShow } from './commands/reports.ts'
import { restore } from './commands/restore.ts'
import { usersResetFactors } from './commands/reset-factors.ts'
import { usersDelete, usersExport } from './commands/users.ts'
import { workList } from './commands/work.ts'

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  credentialsList,
  credentialsHistory,
  credentialsApprove,
  credentialsCheck,
  credentialsAsk,
  credentialsRenew,
  credentialsSuspend,
  credentialsRestore,
  credentialsRevoke,
  credentialsRefuse,
  credentialsNote,
  credentialsNotes,
  credentialsRemoveNote,
  catalogueList,
  catalogueShow,
  cataloguePut,
  catalogueRetire,
  catalogueRestore,
  catalogueMerge,
  catalogueExport,
  catalogueImport,
  membershipsList,
  membershipsAccept,
  membershipsRefuse,
  organisationsList,
  organisationsSuspend,
  organisationsRestore,
  organisationsVouch,
  organisationsCheck,
  organisationsForget,
  organisationsMerge,
  duplicatesList,
  duplicatesDismiss,
  reportsList,
  reportsShow,
  reportsClose,
  appealsList,
  appealsShow,
  appealsDecide,
  brandsAdd,
  brandsPictures,
  brandsPut,
  brandsList,
  brandsShow,
  brandsDraft,
  brandsVersions,
  brandsPublishVersion,
  affiliatesPut,
  affiliatesList,
  affiliatesRemove,
  modulesPut,
  modulesList,
  modulesRemove,
  questionnairesPut,
  questionnairesList,
  questionnairesShow,
  questionnairesRemove,
  offersPut,
  offersList,
  offersRemove,
  offersMove,
  contentPut,
  contentList,
  contentRemove,
  newsletterList,
  newsletterExport,
  newsletterRemove,
  claimsList,
  claimsPassOn,
  claimsReopen,
  usersExport,
  usersDelete,
  usersResetFactors,
  operatorsList,
  operatorsBootstrap,
  operatorsInvitations,
  operatorsWithdraw,
  operatorsGrant,
  operatorsRevoke,
  keysRotate,
  auditList,
  auditVerify,
  auditHead,
  workList,
  numbers,
  backup,
  restore,
]
