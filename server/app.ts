import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { deriveAttributesWith } from './catalogue/attributes/follow-from-credentials.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import { limitArrivals } from './http/arrival.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { endConnections } from './http/end-connections.ts'
import { watchEventLoop } from './http/event-loop.ts'
import { watchInFlight, type InFlight } from './http/in-flight.ts'
import { endLateAnswers } from './http/late-answers.ts'
import { childLoggerFactory } from './http/late-logger.ts'
import { isLoopbackAddress } from './http/loopback.ts'
import { originForm } from './http/origin-form.ts'
import { showOwnWrites } from './http/own-writes.ts'
import { answerProblem } from './http/problem-handler.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { refuseSeveralHosts } from './http/refuse-several-hosts.ts'
import { requestId, logRequests } from './http/request-log.ts'
import { createRouter } from './http/router.ts'
import { rotateConnections } from './http/rotate-connections.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { shareConnections } from './http/share-connections.ts'
import { shareRequests } from './http/share-requests.ts'
import { shedLoad } from './http/shed-load.ts'
import { endSlowReaders } from './http/slow-readers.ts'
import { defaultTimeouts, timeoutOptions, type Timeouts } from './http/timeouts.ts'
import type { Identity } from './identity/identity.ts'
import { subscriptionKinds } from './identity/pages/subscription-pages.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/create-metrics.ts'
import type { PagesPlugin } from './pages/create-pages.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { affiliateRoutes } from './routes/affiliate-routes.ts'
import { auditHeadRoute } from './routes/audit-head-route.ts'
import { badgeRoute } from './routes/badge/badge-route.ts'
import { benefitRoutes } from './routes/benefit-routes.ts'
import { buyerRoutes } from './routes/buyers/buyer-routes.ts'
import { calendarRoute } from './routes/calendar-route.ts'
import { catalogueRoutes } from './routes/catalogue-routes.ts'
import { contentRoute } from './routes/content-route.ts'
import { healthRoutes } from './routes/health-routes.ts'
import { inviteRoute } from './routes/invite-route.ts'
import { memberRoutes } from './routes/member-routes.ts'
import { moduleRoutes } from './routes/module-routes.ts'
import { newsletterLinks } from './routes/newsletter-links.ts'
import { newsletterRoute } from './routes/newsletter-route.ts'
import { openapiRoute } from './routes/openapi-route.ts'
import { auditRoutes } from './routes/operate/audit-routes.ts'
import { benefitClaimRoutes } from './routes/operate/benefit-claim-routes.ts'
import { brandPictureRoutes } from './routes/operate/brand-picture-routes.ts'
import { brandRoutes } from './routes/operate/brand-routes.ts'
import { brandVersionRoutes } from './routes/operate/brand-version-routes.ts'
import { caseDecisionRoutes } from './routes/operate/case-decision-routes.ts'
import { caseRoutes } from './routes/operate/case-routes.ts'
import { checkFileRoutes } from './routes/operate/check-file-routes.ts'
import { editorRoutes } from './routes/operate/editor-routes.ts'
import { evidenceRoutes } from './routes/organisation/evidence-routes.ts'
import { portfolioRoute } from './routes/organisation/portfolio-route.ts'
import { profileRoutes } from './routes/organisation/profile-routes.ts'
import { claimDecisionRoutes } from './routes/operate/claim-decision-routes.ts'
import { claimRoutes } from './routes/operate/claim-routes.ts'
import { duplicateDecisionRoutes } from './routes/operate/duplicate-decision-routes.ts'
import { duplicateRoutes } from './routes/operate/duplicate-routes.ts'
import { claimWaitsRoute } from './routes/claim-waits-route.ts'
import { queuedDecisionRoutes } from './routes/operate/decision-routes.ts'
import { createLateDecisions } from './routes/operate/late-decisions.ts'
import { operatorRoutes } from './routes/operate/operator-routes.ts'
import { numbersRoutes } from './routes/operate/numbers-routes.ts'
import { peopleRoutes } from './routes/operate/people-routes.ts'
import { queueRoutes } from './routes/operate/queue-routes.ts'
import { reportRoutes } from './routes/reports/report-routes.ts'
import { decisionRoute } from './routes/organisation/decision-route.ts'
import { subscriptionLinks } from './routes/subscription-links.ts'
import { visitsRoute } from './routes/organisation/visits-route.ts'
import { waitsRoute } from './routes/organisation/waits-route.ts'
import { historyRoute } from './routes/organisation/history-route.ts'
import { publicProfileRoute } from './routes/organisation/public-profile-route.ts'
import { searchRoute } from './routes/organisation/search-route.ts'
import { placeRoutes } from './routes/place-routes.ts'
import { galleryRoute, portalRoutes } from './routes/portal-routes.ts'
import { questionnaireRoutes } from './routes/questionnaire-routes.ts'
import { recommendationRoute } from './routes/recommendation-route.ts'
import { reminderRoutes } from './routes/reminder-routes.ts'
import { questionnaireWebhookRoute } from './routes/webhooks/questionnaire-webhook.ts'
import { discoverRoute } from './routes/discover-route.ts'
import type { SearchIndex } from './search/search-index.ts'
import type { Store } from './store/create-store.ts'
import type { Replica } from './store/replica/open-replica.ts'

export type AppDependencies = {
  config: Config
  store: Store
  catalogue: Catalogue
  identity: Identity
  mail: Mailer
  log: FastifyBaseLogger
  search: SearchIndex
  /** A replica of the database, and the store for guests that reads from it. */
  replica?: { store: Store; source: Replica } | null
  /** Everything that is HTML; without it only the API and the identity provider answer. */
  pages?: PagesPlugin
  /** Counts the requests, where metrics are on. */
  metrics?: Metrics | null
  /** Those that differ from the usual ones. */
  timeouts?: Partial<Timeouts>
}

/** Bytes of a request body. */
const bodyLimit = 1_048_576
/** Longest path parameter, in characters: a place id. */
const maxParamLength = 700

/** Overloaded: late with everything, or with more under way than it can answer soon. */
function watchLoad(app: FastifyInstance, config: Config, inFlight: InFlight): () => boolean {
  const { maxRequests, maxEventLoopDelay } = config
  const isCrowded = () => maxRequests > 0 && inFlight.count() > maxRequests
  if (maxEventLoopDelay === 0) return isCrowded
  const loop = watchEventLoop(maxEventLoopDelay)
  app.addHook('onClose', async () => loop.stop())
  return () => isCrowded() || loop.isOverloaded()
}

/** Bounds the connections and requests that one caller may have. */
function limitCallers(app: FastifyInstance, config: Config, inFlight: InFlight): void {
  const { maxRequests, trustedProxies } = config
  // Behind proxies all connections are theirs, and how many of whom is theirs to say.
  const isShared = (ip: string) => trustedProxies.length > 0 || isLoopbackAddress(ip)
  shareConnections(app, { inFlight, isShared })
  shareRequests(app, inFlight, maxRequests)
}

/** The whole server, ready to listen; closing it ends its connections, not the database. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, store, catalogue, identity, mail, log, pages, metrics, replica } = dependencies
  const timeouts = { ...defaultTimeouts, ...dependencies.timeouts }
  const secure = securityHeaders(config)
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    childLoggerFactory,
    rewriteUrl: originForm,
    bodyLimit,
    trustProxy: config.trustedProxies.length > 0 && config.trustedProxies,
    ...timeoutOptions(timeouts),
    routerOptions: { maxParamLength, ignoreTrailingSlash: true },
    frameworkErrors(error, request, reply) {
      secure(request, reply)
      // No hook holds the rest of it to a time.
      reply.header('connection', 'close')
      void answerProblem(error, request, reply)
    },
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    // Vite prepares the packages at its first start, which may take a busy machine longer than plugins may.
    ...(config.development && { pluginTimeout: 0 }),
  })
  // Only JSON is understood; the identity provider reads forms within its own plugin.
  app.removeContentTypeParser('text/plain')
  addSecurityHeaders(app, config)
  logRequests(app)
  metrics?.observe(app)
  const inFlight = watchInFlight(app)
  limitArrivals(app, timeouts)
  endLateAnswers(app, inFlight, timeouts)
  endSlowReaders(app, inFlight, timeouts)
  endConnections(app, inFlight)
  limitCallers(app, config, inFlight)
  shedLoad(app, watchLoad(app, config, inFlight))
  if (config.workers > 1) rotateConnections(app, timeouts.rotation)
  refuseSeveralHosts(app)
  if (replica) showOwnWrites(app, config, replica.source)
  app.decorate('languages', config.languages)
  app.setErrorHandler(answerProblem)
  healthRoutes(app, store, replica?.source)
  openapiRoute(app)

  const limits = await createRateLimits(app, config.rateLimitPerMinute)
  const router = createRouter(app, { identity, store, limits, transferTimeout: timeouts.transfer })
  const routes = { config, router, store, catalogue, mail, log }
  /** What they read may be a moment old: see `guestStore`. */
  const ofGuests = { ...routes, store: replica?.store ?? store }
  portalRoutes(routes)
  badgeRoute(ofGuests)
  accountRoutes(routes)
  searchRoute(ofGuests)
  discoverRoute(ofGuests, dependencies.search)
  app.addHook('onClose', () => dependencies.search.close())
  buyerRoutes(routes, dependencies.search)
  profileRoutes(routes)
  publicProfileRoute(ofGuests)
  historyRoute(ofGuests)
  decisionRoute(routes)
  waitsRoute(routes)
  visitsRoute(routes)
  operatorRoutes(routes)
  peopleRoutes(routes)
  queueRoutes(routes)
  numbersRoutes(routes)
  auditRoutes(routes)
  benefitClaimRoutes(routes)
  editorRoutes(routes)
  brandRoutes(routes)
  brandVersionRoutes(routes)
  brandPictureRoutes(app, routes, limits)
  caseRoutes(routes)
  caseDecisionRoutes(routes)
  reportRoutes(routes)
  const derive = deriveAttributesWith(catalogue)
  const late = createLateDecisions(() => store.verification.doDue(derive, Date.now()), log)
  app.addHook('onClose', () => late.close())
  queuedDecisionRoutes(routes, late)
  claimRoutes(routes)
  claimWaitsRoute(routes)
  claimDecisionRoutes(routes, late)
  duplicateRoutes(routes)
  duplicateDecisionRoutes(routes, late)
  portfolioRoute(routes)
  evidenceRoutes(routes)
  checkFileRoutes(routes)
  catalogueRoutes(routes)
  placeRoutes(routes)
  recommendationRoute(routes)
  affiliateRoutes(routes)
  contentRoute(ofGuests)
  inviteRoute(routes)
  newsletterRoute(routes)
  benefitRoutes(ofGuests)
  moduleRoutes(routes)
  questionnaireRoutes(routes)
  questionnaireWebhookRoute(routes)
  memberRoutes(routes)
  reminderRoutes(routes)
  auditHeadRoute(routes)
  galleryRoute(routes)

  await app.register(async (scope) => {
    // Each sign-in that begins is written down, and a calendar is read for each caller anew.
    scope.addHook('onRequest', (request, reply) => limits.ofAddress(false, { request, reply }))
    await scope.register(identity.plugin)
    await scope.register(newsletterLinks(routes))
    const { reminders, supplierNews } = subscriptionKinds
    await scope.register(subscriptionLinks(routes, reminders, store.reminders))
    await scope.register(subscriptionLinks(routes, supplierNews, store.supplierNews))
    calendarRoute(scope, routes)
  })
  if (pages) await app.register(pages, { limits })
  else app.setNotFoundHandler(() => Promise.reject(Object.assign(new Error(), { statusCode: 404 })))
  return app
}
