import type { ComponentType } from 'react'
import type { OperatorGrant, OperatorRole } from '#src/contract/operate/operator-role.ts'
import type { MessageId } from '#src/i18n/texts.ts'
import { AffiliatesScreen } from './affiliates/affiliates-screen.tsx'
import { AuditScreen } from './audit/audit-screen.tsx'
import { BenefitsScreen } from './benefits/benefits-screen.tsx'
import { BrandsScreen } from './brands/brands-screen.tsx'
import { CatalogueScreen } from './catalogue/catalogue-screen.tsx'
import { ClaimsScreen } from './claims/claims-screen.tsx'
import { ContentsScreen } from './contents/contents-screen.tsx'
import { DuplicatesScreen } from './duplicates/duplicates-screen.tsx'
import type { ScreenKeys } from './keys-dialog.tsx'
import { MailsScreen } from './mails/mails-screen.tsx'
import { NewsletterScreen } from './newsletter/newsletter-screen.tsx'
import { ModulesScreen } from './modules/modules-screen.tsx'
import { NumbersScreen } from './numbers/numbers-screen.tsx'
import {
  affiliatesPath,
  auditPath,
  benefitsPath,
  brandsPath,
  cataloguePath,
  claimsPath,
  contentsPath,
  credentialsPath,
  duplicatesPath,
  mailsPath,
  newsletterPath,
  numbersPath,
  modulesPath,
  offersPath,
  peoplePath,
  questionnairesPath,
  reportsPath,
} from './paths.ts'
import { OffersScreen } from './offers/offers-screen.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { QuestionnairesScreen } from './questionnaires/questionnaires-screen.tsx'
import { ReportsScreen } from './reports/reports-screen.tsx'
import { QueueScreen } from './queue/queue-screen.tsx'
import type { Desk } from './queue/use-desk.ts'

export type AreaProps = { desk: Desk; onHelp: () => void }

/** Parts that belong together: the header shows those of one group at a time. */
export type AreaGroup = 'queues' | 'shown' | 'portal'

/** A part of the console with a screen of its own. */
type AnyArea = {
  path: string
  group: AreaGroup
  title: MessageId
  /** Whose work it is; an admin may open each. */
  role: OperatorRole
  /** Another role whose work it is, too. */
  alsoFor?: OperatorRole
  Screen: ComponentType<AreaProps>
  /** Those that its screen listens to itself; of `list` and `queue`, undo and help are among them. Left out: none. */
  keys?: ScreenKeys
}

/** In the order in which they are shown. */
const areas = [
  {
    ...{ path: credentialsPath, group: 'queues', title: 'operate.queue.title', role: 'verifier' },
    ...{ Screen: QueueScreen, keys: 'queue' },
  },
  {
    ...{ path: claimsPath, group: 'queues', title: 'operate-claims.title', role: 'support' },
    ...{ Screen: ClaimsScreen, keys: 'queue' },
  },
  {
    ...{ path: duplicatesPath, group: 'queues', title: 'operate-duplicates.title' },
    ...{ role: 'support', Screen: DuplicatesScreen, keys: 'queue' },
  },
  {
    ...{ path: reportsPath, group: 'queues', title: 'operate-reports.title', role: 'support' },
    ...{ Screen: ReportsScreen, keys: 'list' },
  },
  {
    ...{ path: benefitsPath, group: 'queues', title: 'operate-benefits.title', role: 'support' },
    ...{ Screen: BenefitsScreen, keys: 'rows' },
  },
  {
    ...{ path: brandsPath, group: 'shown', title: 'operate-brands.title', role: 'editor' },
    Screen: BrandsScreen,
  },
  {
    ...{ path: offersPath, group: 'shown', title: 'operate-offers.title', role: 'editor' },
    ...{ Screen: OffersScreen, keys: 'rows' },
  },
  {
    ...{ path: cataloguePath, group: 'shown', title: 'operate-catalogue.title', role: 'editor' },
    ...{ Screen: CatalogueScreen, keys: 'rows' },
  },
  {
    ...{ path: modulesPath, group: 'shown', title: 'operate-modules.title', role: 'editor' },
    ...{ Screen: ModulesScreen, keys: 'rows' },
  },
  {
    ...{ path: questionnairesPath, group: 'shown', title: 'operate-questionnaires.title' },
    ...{ role: 'editor', Screen: QuestionnairesScreen, keys: 'rows' },
  },
  {
    ...{ path: affiliatesPath, group: 'shown', title: 'operate-affiliates.title', role: 'editor' },
    ...{ Screen: AffiliatesScreen, keys: 'rows' },
  },
  {
    ...{ path: contentsPath, group: 'shown', title: 'operate-content.title', role: 'editor' },
    ...{ Screen: ContentsScreen, keys: 'rows' },
  },
  {
    ...{ path: mailsPath, group: 'shown', title: 'operate-mails.title', role: 'editor' },
    Screen: MailsScreen,
  },
  {
    ...{ path: numbersPath, group: 'portal', title: 'operate-numbers.title', role: 'support' },
    ...{ alsoFor: 'editor', Screen: NumbersScreen },
  },
  {
    ...{ path: newsletterPath, group: 'portal', title: 'operate-newsletter.title' },
    ...{ role: 'editor', alsoFor: 'support', Screen: NewsletterScreen },
  },
  {
    ...{ path: auditPath, group: 'portal', title: 'operate-numbers.audit.title', role: 'admin' },
    Screen: AuditScreen,
  },
  {
    ...{ path: peoplePath, group: 'portal', title: 'operate.people.title', role: 'admin' },
    Screen: PeopleScreen,
  },
] as const satisfies readonly AnyArea[]
export type Area = (typeof areas)[number]

/** The areas that somebody may open, in one of their roles for whatever brand. */
export function areasOf(grants: readonly OperatorGrant[]): Area[] {
  return areas.filter((area) => {
    const roles = ['admin', area.role, ...('alsoFor' in area ? [area.alsoFor] : [])]
    return grants.some(({ role }) => roles.includes(role))
  })
}

/** The area that an address names, else the first; undefined where there is none. */
export function areaAt(path: string, own: readonly Area[]): Area | undefined {
  return own.find((area) => path === area.path || path.startsWith(`${area.path}/`)) ?? own[0]
}
