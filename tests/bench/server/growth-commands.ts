import { credence } from '#server/demo/brands/credence.ts'
import { affiliateSlug, carbonModule, contentKey, earlyPayment } from '../../fixtures/furnish.ts'
import { directoryPerson } from './directory.ts'
import { type DirectoryWorld, holdCredential } from './growth-world.ts'

/** What follows `npm run operator --`; `-` reads `input`. */
type Line = { line: readonly string[]; input?: object }
type Make = (world: DirectoryWorld) => Line | Promise<Line>

const list =
  (...line: string[]): Make =>
  () => ({ line })
const of =
  (...words: string[]): Make =>
  ({ slug }) => ({ line: [...words, slug] })
const held = async ({ bench, organisationId, slug }: DirectoryWorld) => [
  slug,
  await holdCredential(bench, organisationId),
]

/** For each command of the operator a line with which it has something to do in a directory. */
export const operatorLines: Readonly<Record<string, readonly Make[]>> = {
  'credentials list': [
    list('credentials', 'list'),
    list('credentials', 'list', '--status', 'PENDING'),
    list('credentials', 'list', '--status', 'APPROVED'),
    of('credentials', 'list', '--organisation'),
  ],
  'memberships list': [
    list('memberships', 'list'),
    list('memberships', 'list', '--status', 'PENDING'),
    list('memberships', 'list', '--status', 'ACCEPTED'),
    of('memberships', 'list', '--organisation'),
  ],
  'organisations list': [
    list('organisations', 'list'),
    ...['ACTIVE', 'PENDING', 'SUSPENDED'].map((one) =>
      list('organisations', 'list', '--status', one),
    ),
  ],
  'audit list': [list('audit', 'list'), list('audit', 'list', '--since', '2024-01-01')],
  'claims list': [list('claims', 'list')],
  'affiliates list': [list('affiliates', 'list')],
  'newsletter export': [list('newsletter', 'export'), list('newsletter', 'export', '--all')],
  'brands list': [list('brands', 'list')],
  'brands show': [list('brands', 'show', credence.id)],
  'modules list': [list('modules', 'list')],
  'offers list': [list('offers', 'list')],
  'content list': [list('content', 'list')],
  'operators list': [list('operators', 'list')],
  'credentials notes': [of('credentials', 'notes')],
  'credentials approve': [
    async (world) => ({ line: ['credentials', 'approve', ...(await held(world))] }),
  ],
  'credentials note': [
    async (world) => ({
      line: ['credentials', 'note', ...(await held(world)), 'WARN', 'It ends soon.'],
    }),
  ],
  'credentials refuse': [
    async (world) => ({
      line: ['credentials', 'refuse', ...(await held(world)), '--reason', 'Expired.'],
    }),
  ],
  'credentials remove-note': [
    async ({ bench }) => {
      const { id } = await bench.open.db
        .selectFrom('credential_notes')
        .select('id')
        .executeTakeFirstOrThrow()
      return { line: ['credentials', 'remove-note', id] }
    },
  ],
  'memberships accept': [
    ({ slug, number }) => ({
      line: ['memberships', 'accept', slug, directoryPerson(number - 1).email],
    }),
  ],
  'memberships refuse': [
    ({ slug, number }) => ({
      line: ['memberships', 'refuse', slug, directoryPerson(number - 1).email],
    }),
  ],
  'organisations suspend': [of('organisations', 'suspend')],
  'organisations restore': [
    async ({ bench, organisationId, slug }) => {
      await bench.open.db
        .updateTable('organisations')
        .set({ status: 'SUSPENDED' })
        .where('id', '=', organisationId)
        .execute()
      return { line: ['organisations', 'restore', slug] }
    },
  ],
  'organisations vouch': [of('organisations', 'vouch')],
  'organisations merge': [
    ({ slug, otherSlug }) => ({ line: ['organisations', 'merge', slug, otherSlug, '--yes'] }),
  ],
  'users export': [({ people }) => ({ line: ['users', 'export', people.owner.user.email] })],
  'users delete': [
    ({ people }) => ({ line: ['users', 'delete', people.owner.user.email, '--yes'] }),
  ],
  'operators grant': [({ people }) => ({ line: ['operators', 'grant', people.owner.user.email] })],
  'operators revoke': [
    ({ people }) => ({ line: ['operators', 'revoke', people.operator.user.email] }),
  ],
  'affiliates put': [
    () => ({
      line: ['affiliates', 'put', '-'],
      input: {
        brandId: credence.id,
        affiliate: { slug: affiliateSlug, messageHeading: 'Welcome', messageCopy: 'You know us.' },
      },
    }),
  ],
  'modules put': [() => ({ line: ['modules', 'put', '-'], input: carbonModule })],
  'content put': [
    () => ({
      line: ['content', 'put', '-'],
      input: { key: contentKey, brandId: null, title: 'Welcome', html: '<p>Hello</p>' },
    }),
  ],
  'content remove': [list('content', 'remove', contentKey)],
  'modules remove': [list('modules', 'remove', carbonModule.id)],
  'offers remove': [list('offers', 'remove', earlyPayment.id)],
}

/** Commands without a line, and why. */
export const withoutLine: Readonly<Record<string, string>> = {
  backup: 'It copies everything, by its purpose.',
  restore: 'It copies everything, by its purpose.',
  'keys rotate': 'It reads the keys of the installation, which are a handful.',
  'brands put': 'It writes one brand, and reads the brands.',
  'brands pictures': 'It copies files, and reads nothing.',
  'offers put': 'It writes one offer, as ‘modules put’ does a module.',
}
