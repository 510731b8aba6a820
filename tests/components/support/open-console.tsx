import type { ReactNode } from 'react'
import { operateTexts } from 'virtual:operate-texts'
import type { Evidence } from '#src/contract/evidence.ts'
import { type Queued, type QueueItem, queuePage } from '#src/contract/operate/queue.ts'
import { ProblemError } from '#src/contract/problem.ts'
import type { QueueDecision } from '#src/contract/trust/credential-decision.ts'
import type { OperateData, QueueQuery } from '#src/data/operate-data.ts'
import { keepInvitation } from '#src/features/operate/invitation-code.ts'
import { AffiliateMessage } from '#src/features/affiliate/affiliate-message.tsx'
import { StartPreview } from '#src/features/get-started/start-preview.tsx'
import { ModulePreview } from '#src/features/modules/preview/module-preview.tsx'
import { GuidePreview } from '#src/features/trust-page/guide-preview.tsx'
import { QuestionnairePreview } from '#src/features/modules/preview/questionnaire-preview.tsx'
import { OperateContext } from '#src/features/operate/operate-context.ts'
import { OperateScreen } from '#src/features/operate/operate-screen.tsx'
import type { Language } from '#src/i18n/languages.ts'
import { createTexts } from '#src/i18n/texts.ts'
import { affiliatesInMemory } from './affiliates-in-memory.ts'
import { consoleCases } from './console-cases.ts'
import { catalogueInMemory } from './catalogue-in-memory.ts'
import { claimsInMemory } from './claims-in-memory.ts'
import { contentsInMemory } from './contents-in-memory.ts'
import { duplicatesInMemory } from './duplicates-in-memory.ts'
import { mailsInMemory } from './mails-in-memory.ts'
import { newsletterInMemory } from './newsletter-in-memory.ts'
import { modulesInMemory } from './modules-in-memory.ts'
import { offersInMemory } from './offers-in-memory.ts'
import { openDocument } from './open-document.tsx'
import { closePortal } from './open-portal.tsx'
import { withoutBrands } from './without-brands.ts'

/** A queue in memory, and what was done with it. */
export type ConsoleDesk = {
  data: OperateData
  /** What waits, the longest first. */
  rows: Queued[]
  decisions: { key: string; decision: QueueDecision }[]
  undone: string[]
  /** What an item has besides what every one has. */
  details: Map<string, Partial<QueueItem>>
  /** Slugs at which somebody else is. */
  taken: Set<string>
}

const credentialId = 'iso-14001'
const keyOf = (row: Pick<Queued, 'slug'>) => row.slug
const version = 'as-it-was-shown'

/** @param count how many wait */
export function consoleDesk(count: number): ConsoleDesk {
  const rows = Array.from({ length: count }, (_, index): Queued => ({
    ...{ slug: `supplier-${index}`, supplier: `Supplier ${index}`, countryCode: 'AU' },
    ...{ credentialId, state: 'pending', files: 0, lease: null },
    since: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }))
  const desk: Omit<ConsoleDesk, 'data'> = {
    ...{ rows, decisions: [], undone: [], details: new Map(), taken: new Set() },
  }
  const shown = () =>
    desk.rows.filter((row) => !desk.decisions.some(({ key }) => key === keyOf(row)))
  const matching = ({ kind, country }: QueueQuery) =>
    shown().filter(
      (row) =>
        (!kind || (kind === 'new') === (row.state === 'pending')) &&
        (!country || row.countryCode === country),
    )
  const data: OperateData = {
    ...withoutBrands,
    self: async () => ({ grants: [{ role: 'verifier', brandId: null }], needs: null }),
    accept: async () => ({ role: 'admin', brandId: null }),
    operators: async () => ({ results: [], invitations: [], brands: [], forAll: true }),
    invite: async (grant) => ({
      ...{ ...grant, id: 'fedcba9876543210', code: 'secret-code' },
      ...{ invitedBy: 'olga@verifier.test', expiresAt: '2026-01-02T00:00:00.000Z' },
    }),
    withdrawInvitation: async () => {},
    removeOperator: async () => {},
    async queue({ after = '0', ...filters }) {
      const all = matching(filters)
      const from = Number(after)
      const results = all.slice(from, from + queuePage)
      const next = from + queuePage < all.length ? String(from + queuePage) : null
      return { results, next, total: Math.min(all.length, 1_000) }
    },
    async item(slug) {
      const row = desk.rows.find((one) => one.slug === slug)
      if (!row) throw new ProblemError({ status: 404, code: 'unknown-organisation', message: '' })
      return {
        ...{ ...row, website: '', registeredAt: row.since, identifiers: [], known: [] },
        ...{ version, stated: { number: `EMS ${slug}` }, confirmed: null, answer: null },
        ...{ evidence: [], history: [], others: [], elsewhere: [] },
        ...desk.details.get(slug),
      }
    },
    async lease(slug) {
      if (desk.taken.has(slug))
        throw new ProblemError({
          ...{
            status: 409,
            code: 'leased',
            reason: 'by',
            message: 'Vera Stone is at it just now.',
          },
          params: { name: 'Vera Stone' },
        })
      return { name: 'Olga Verne', isSelf: true, until: new Date().toISOString() }
    },
    endLease: async () => {},
    async decide({ slug }, decision) {
      desk.decisions.push({ key: slug, decision })
      return { id: slug, dueAt: new Date(Date.now() + 10_000).toISOString() }
    },
    async undo(id) {
      desk.undone.push(id)
      desk.decisions.splice(
        desk.decisions.findIndex(({ key }) => key === id),
        1,
      )
    },
    // Claims have tests of their own.
    claims: claimsInMemory(0).claims,
    duplicates: duplicatesInMemory(0).duplicates,
    mails: mailsInMemory().mails,
    newsletter: newsletterInMemory([]).newsletter,
    affiliates: affiliatesInMemory([]).calls,
    contents: contentsInMemory([]).calls,
    offers: offersInMemory([]).calls,
    ...modulesInMemory(),
    attributes: async () => [],
    catalogue: catalogueInMemory([]).catalogue,
    // Documents have tests of their own.
    file: () => new Promise(() => {}),
    checkFile: () => new Promise(() => {}),
    uploadCheckFile: async (_item, { name, size }) => ({
      ...{ id: `kept-${name}`, name, size, type: 'image/png' },
    }),
    portalTexts: async () => ({ results: [], languages: ['en'] }),
    ...consoleCases(),
    credentials: async () => [
      {
        ...{ id: credentialId, name: 'ISO 14001', shortName: '', issuer: 'ISO', website: '' },
        ...{ category: 'certification', tier: 1, sustainabilityBadges: [], sdgs: [] },
        ...{ asks: ['number', 'expiresOn'], register: 'https://register.example/' },
      },
    ],
    benefitClaims: async () => ({ results: [], next: null }),
    benefitClaimsFile: () => new Promise(() => {}),
    passOnBenefitClaim: () => new Promise(() => {}),
    reopenBenefitClaim: () => new Promise(() => {}),
    numbers: () => new Promise(() => {}),
    numbersFile: () => new Promise(() => {}),
    audit: async () => ({ results: [], next: null, until: null }),
    auditFile: () => new Promise(() => {}),
    locations: async () => [],
    countries: async () => [{ code: 'AU', alpha3: 'AUS', name: 'Australia', numeric: '036' }],
  }
  return { ...desk, data }
}

/** A file of evidence of an item. */
export const evidenceFile = (id: string, name: string): Evidence => ({
  ...{ id, credentialId, name, type: 'application/pdf', size: 1, sha256: '' },
  uploadedAt: '2026-01-01T00:00:00.000Z',
})

/**
 * Shows the console in this document, over a queue in memory.
 * @param screen a part of it, in place of the whole
 */
export async function openConsole(
  {
    data,
    takeUpSignIn = async () => true,
  }: Pick<ConsoleDesk, 'data'> & { takeUpSignIn?: () => Promise<boolean> },
  path = '/operate/credentials',
  language: Language = 'en',
  screen: ReactNode = <OperateScreen />,
): Promise<void> {
  await closePortal()
  window.history.replaceState(null, '', path)
  keepInvitation()
  const { messages } = await operateTexts[language]()
  const operate = {
    data,
    brand: { name: 'Credence', logo: null },
    factorPage: '/identity/account',
    takeUpSignIn,
    supplierViews: {
      ...{ AffiliateMessage, StartPreview, GuidePreview },
      ...{ ModulePreview, QuestionnairePreview },
    },
    textsIn: async (other: Language) => createTexts(other, (await operateTexts[other]()).messages),
  }
  openDocument({
    ...{ language, messages },
    screen: <OperateContext value={operate}>{screen}</OperateContext>,
  })
}
