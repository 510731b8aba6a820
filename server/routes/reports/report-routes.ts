import { isEmailAddress } from '#src/contract/email-address.ts'
import { reportEndpoints } from '#src/contract/endpoints/reports.ts'
import type { CatalogueIn } from '../../catalogue/catalogue-in.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { findShown } from '../../policies/find-shown.ts'
import { TooManyReports } from '../../store/reports/add-report.ts'
import { NoAppeal } from '../../store/reports/appeals.ts'
import type { StoredSuspension } from '../../store/reports/own-suspensions.ts'
import { problem } from '../../texts/problem.ts'
import type { RouteDependencies } from '../dependencies.ts'
import { createOccasions } from '../occasion.ts'

const { reportProfile, suspensions, appeal } = reportEndpoints

/** Reports about profiles, and what owners read and say of a suspension (OPR-7). */
export function reportRoutes(dependencies: RouteDependencies): void {
  const { router, store, catalogue } = dependencies
  const occasionOf = createOccasions(dependencies)

  router.open(reportProfile, async ({ body, request, caller }) => {
    const { slug, email, credentialId, ...said } = body
    if (email !== undefined && !isEmailAddress(email))
      throw problem(422, 'problems.invalid.email', { field: 'email' })
    const user = await caller()
    // Who thinks that they are signed in would be a guest without knowing it.
    if (!user && request.headers.authorization) throw problem(401, 'problems.unauthenticated.ended')
    const organisation = await findShown(store, slug)
    if (credentialId !== undefined) {
      const record = await store.organisations.read(organisation.id)
      if (!record?.credentials.some((one) => one.credentialId === credentialId))
        throw problem(422, 'problems.invalid.credential-not-held', { field: 'credentialId' })
    }
    const from = user ? { user } : { user: null, network: callerAddress(request) }
    const report = { ...said, email, credentialId, organisation, from }
    await store.reports
      .add({ ...report, occasion: await occasionOf(request) }, Date.now())
      .catch((error: unknown) => {
        throw error instanceof TooManyReports
          ? problem(429, 'problems.too-many-requests.reports')
          : error
      })
    return { data: { received: true as const } }
  })

  router.member(
    suspensions,
    ({ params }) => params.slug,
    async ({ organisation, role, language }) => {
      const all = await store.reports.suspensions(organisation.id)
      const inLanguage = catalogue.in(language())
      const results = all.map((one) => present(inLanguage, one))
      return { results, mayAppeal: role === 'OWNER' }
    },
  )

  router.member(
    appeal,
    ({ params }) => params.slug,
    async ({ params: { id }, body: { text }, organisation, user, request, language }) => {
      const occasion = await occasionOf(request)
      await store.reports
        .makeAppeal({ organisation, id }, { text, by: user, occasion }, Date.now())
        .catch((error: unknown) => {
          throw error instanceof NoAppeal
            ? problem(409, `problems.no-appeal.${error.reason}`)
            : error
        })
      const all = await store.reports.suspensions(organisation.id)
      const made = all.find((one) => one.id === id)
      if (!made) throw problem(409, 'problems.no-appeal.over')
      return { data: present(catalogue.in(language()), made) }
    },
  )
}

function present(catalogue: CatalogueIn, { endedAt: _, ...one }: StoredSuspension) {
  const { credentialId } = one
  const known = credentialId === null ? null : catalogue.credentialById(credentialId)
  return { ...one, credential: credentialId && (known?.name ?? credentialId) }
}
