import { releasedQuestionnaire } from '#server/catalogue/questionnaires.ts'
import { credence } from '#server/demo/brands/credence.ts'
import { signedUp } from '../../fixtures/newsletter-endpoint-rows.ts'
import {
  affiliateSlug,
  carbonModule,
  contentKey,
  earlyPayment,
  ownQuestionnaire,
} from '../../fixtures/furnish.ts'
import { operatorActions } from '../../fixtures/operator-actions.ts'
import { waitingPair } from '../../fixtures/waiting-pair.ts'
import { directoryPerson } from './directory.ts'
import { saveStates } from '#server/store/credentials/save-states.ts'
import { stopCredential } from '#server/store/credentials/decide-credential.ts'
import { confirmedCredential, type DirectoryWorld, holdCredential } from './growth-world.ts'

/** What follows `npm run operator --`; `-` reads `input`. */
type Line = { line: readonly string[]; input?: object }
type Make = (world: DirectoryWorld, words: readonly string[]) => Line | Promise<Line>

/** As it stands. */
const alone: Make = (_world, words) => ({ line: words })
/** With the slug of an organisation behind it. */
const ofOrganisation: Make = ({ slug }, words) => ({ line: [...words, slug] })
/** With a credential behind it that the organisation waits for. */
const ofHeld =
  (...more: string[]): Make =>
  async ({ bench, organisationId, slug }, words) => ({
    line: [...words, slug, await holdCredential(bench, organisationId), ...more],
  })
/** With one that has been confirmed. */
const ofConfirmed =
  (...more: string[]): Make =>
  async ({ bench, organisationId, slug }, words) => ({
    line: [...words, slug, await confirmedCredential(bench, organisationId), ...more],
  })
const ofClaim: Make = async ({ slug, operate }, words) => {
  await operate.claimBenefit()
  return { line: [...words, slug, 'butn'] }
}
const ofSubscriber: Make = async ({ bench }, words) => ({
  line: [...words, await signedUp({ bench }, [credence.id]), '--yes'],
})
const ofEmployee: Make = ({ slug, number }, words) => ({
  line: [...words, slug, directoryPerson(number - 1).email],
})
const ofOwner =
  (...more: string[]): Make =>
  ({ people }, words) => ({ line: [...words, people.owner.user.email, ...more] })
const fromInput =
  (input: object): Make =>
  (_world, words) => ({ line: [...words, '-'], input })

/**
 * What an operator asks of a directory, by the words that are typed: for each command at least one line with
 * which it has something to do.
 */
export const operatorLines: Readonly<Record<string, Make>> = {
  'credentials list': alone,
  'credentials list --status PENDING': alone,
  'credentials list --status APPROVED': alone,
  'credentials list --organisation': ofOrganisation,
  'credentials list --state renewal': alone,
  'credentials history': ofConfirmed(),
  'credentials approve': ofHeld('--how', 'document'),
  'credentials check': ofConfirmed('--how', 'issuer'),
  'credentials ask': ofHeld('Please send the certificate.'),
  'credentials renew': ofConfirmed('--number', 'EMS-2'),
  'credentials suspend': ofConfirmed('The certifier looks into it.'),
  'credentials restore': async ({ bench, organisationId, slug }, words) => {
    const credentialId = await confirmedCredential(bench, organisationId)
    await bench.open.db.transaction().execute(async (transaction) => {
      await stopCredential(transaction, { organisationId, credentialId }, 'suspended', 'Wait.')
      await saveStates(transaction, organisationId)
    })
    return { line: [...words, slug, credentialId] }
  },
  'credentials revoke': ofConfirmed('The certifier has taken it back.'),
  'credentials refuse': ofHeld('--reason', 'Expired.'),
  'credentials note': ofHeld('WARN', 'It ends soon.'),
  'credentials notes': ofOrganisation,
  'credentials remove-note': async ({ bench }, words) => {
    const { id } = await bench.open.db
      .selectFrom('credential_notes')
      .select('id')
      .executeTakeFirstOrThrow()
    return { line: [...words, id] }
  },
  'catalogue list': alone,
  'catalogue show': (_world, words) => ({ line: [...words, 'iso-14001'] }),
  'catalogue put': fromInput({ id: 'iso-14001', validMonths: 36 }),
  'catalogue retire': (_world, words) => ({ line: [...words, 'ep100'] }),
  'catalogue export': alone,
  'memberships list': alone,
  'memberships list --status PENDING': alone,
  'memberships list --status ACCEPTED': alone,
  'memberships list --organisation': ofOrganisation,
  'memberships accept': ofEmployee,
  'memberships refuse': ofEmployee,
  'organisations list': alone,
  'organisations list --status ACTIVE': alone,
  'organisations list --status PENDING': alone,
  // As many as there are in the smallest directory.
  'organisations list --status SUSPENDED --limit 10': alone,
  'organisations suspend': ofOrganisation,
  'organisations restore': async ({ bench, organisationId, slug }, words) => {
    await bench.open.db
      .updateTable('organisations')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', organisationId)
      .execute()
    return { line: [...words, slug] }
  },
  'reports list': alone,
  'reports list --organisation': ofOrganisation,
  'reports show': async ({ bench, organisationId }, words) => ({
    line: [...words, await operatorActions(bench, organisationId).report()],
  }),
  'reports close': async ({ bench, organisationId }, words) => ({
    line: [
      ...[...words, await operatorActions(bench, organisationId).report()],
      ...['--outcome', 'corrected'],
    ],
  }),
  'appeals list': alone,
  'appeals show': async ({ bench, organisationId }, words) => ({
    line: [...words, await operatorActions(bench, organisationId).appeal()],
  }),
  'appeals decide': async ({ bench, organisationId }, words) => ({
    line: [
      ...[...words, await operatorActions(bench, organisationId).appeal()],
      ...['It is right.', '--outcome', 'upheld'],
    ],
  }),
  'organisations vouch': ofOrganisation,
  'organisations check': async ({ bench, organisationId, slug }, words) => {
    const held = await bench.open.db
      .selectFrom('organisation_identifiers')
      .select('type_id')
      .where('organisation_id', '=', organisationId)
      .executeTakeFirstOrThrow()
    return { line: [...words, slug, held.type_id, '--entry', 'https://register.example/1'] }
  },
  'organisations forget': ({ slug }, words) => ({ line: [...words, slug, '--yes'] }),
  'organisations merge': ({ slug, otherSlug }, words) => ({
    line: [...words, slug, otherSlug, '--yes'],
  }),
  'duplicates list': alone,
  'duplicates dismiss': async ({ bench, organisationId, slug }, words) => {
    const { other } = await waitingPair(bench.open.db, organisationId)
    return { line: [...words, slug, other, '--reason', 'group'] }
  },
  'brands list': alone,
  'brands show': (_world, words) => ({ line: [...words, credence.id] }),
  'brands versions': (_world, words) => ({ line: [...words, credence.id] }),
  'brands draft': async ({ brand }, words) => {
    await brand.draft()
    return { line: [...words, brand.params.id] }
  },
  'brands publish-version': (_world, words) => ({ line: [...words, credence.id, '1'] }),
  'affiliates list': alone,
  'affiliates put': fromInput({
    brandId: credence.id,
    affiliate: { slug: affiliateSlug, messageHeading: 'Welcome', messageCopy: 'You know us.' },
  }),
  'affiliates remove': (_world, words) => ({ line: [...words, credence.id, affiliateSlug] }),
  'modules list': alone,
  'modules put': fromInput(carbonModule),
  'modules remove': (_world, words) => ({ line: [...words, carbonModule.id] }),
  'questionnaires list': alone,
  'questionnaires show': (_world, words) => ({ line: [...words, ownQuestionnaire] }),
  'questionnaires put': fromInput({ ...releasedQuestionnaire(ownQuestionnaire), minutes: 7 }),
  'offers list': alone,
  'offers move': (_world, words) => ({ line: [...words, earlyPayment.id] }),
  'offers remove': (_world, words) => ({ line: [...words, earlyPayment.id] }),
  'content list': alone,
  'content put': fromInput({
    ...{ key: contentKey, brandId: null, title: 'Welcome', html: '<p>Hello</p>' },
  }),
  'content remove': (_world, words) => ({ line: [...words, contentKey] }),
  'newsletter list': alone,
  'newsletter list --state waiting --order address': alone,
  'newsletter remove': ofSubscriber,
  'newsletter export': alone,
  'newsletter export --all --csv': alone,
  'claims list': alone,
  'claims list --state open': alone,
  'claims list --state passed': alone,
  'claims pass-on': ofClaim,
  'claims reopen': ofClaim,
  'users export': ofOwner(),
  'users delete': ofOwner('--yes'),
  'operators list': alone,
  'operators bootstrap': alone,
  'operators invitations': alone,
  'operators withdraw': async ({ bench, organisationId }, words) => ({
    line: [...words, await operatorActions(bench, organisationId).invitationId()],
  }),
  'operators grant': ofOwner(),
  'operators revoke': ({ people }, words) => ({ line: [...words, people.admin.user.email] }),
  'audit list': alone,
  'audit head': alone,
  'work list': alone,
  numbers: alone,
  'audit list --since 2024-01-01': alone,
}

/** Commands without a line, and why. */
export const withoutLine: Readonly<Record<string, string>> = {
  backup: 'It copies everything, by its purpose.',
  restore: 'It copies everything, by its purpose.',
  'audit verify': 'It reads the whole log, by its purpose.',
  'keys rotate': 'It reads the keys of the installation, which are a handful.',
  'users reset-factors':
    'It removes the few rows of one account, and ends its sessions as ‘users delete’ does.',
  'brands add': 'It writes one brand, and reads the brands.',
  'brands put': 'It writes one brand, and reads the brands.',
  'brands pictures': 'It copies files, and reads nothing.',
  'catalogue restore': 'It does what ‘catalogue retire’ does.',
  'catalogue merge': 'It moves everybody who holds the entry, by its purpose.',
  'catalogue import': 'It writes what ‘catalogue put’ writes, an entry for each row.',
  'questionnaires remove': 'It writes one state, as ‘questionnaires put’ does.',
  'offers put': 'It writes one offer, as ‘modules put’ does a module.',
}
