import { callerAddress } from '../http/caller-address.ts'
import type { FastifyRequest } from 'fastify'
import { outreachEndpoints } from '#src/contract/endpoints/outreach.ts'
import type { Invitation as InvitationBody } from '#src/contract/invitation.ts'
import type { ProblemError } from '#src/contract/problem.ts'
import { fullName } from '#src/contract/full-name.ts'
import type { TokenUser } from '../identity/identity.ts'
import { handOver, type Outcome } from '../mail/hand-over.ts'
import { invitationLetter, type Invitation } from '../mail/invitation-letter.ts'
import { invitationLimits } from '../policies/invitation-limits.ts'
import { messageRefusal, nameToShow } from '../policies/personal-message.ts'
import type { Reservation } from '../store/invitations.ts'
import { textsForPerson } from '../texts/server-texts.ts'
import type { RouteDependencies } from './dependencies.ts'
import { readMessage, readRecipients } from './invitation-input.ts'
import { createPortalSite, type PortalSite } from './portal-site.ts'
import { problem } from '../texts/problem.ts'

/** Mails that are handed over side by side, and milliseconds for all of them. */
const sending = { parallel: 5, patience: 20_000 }

type Letter = Omit<Invitation, 'to' | 'site'> & { site: PortalSite }

/** Invitations by mail (INV-1, INV-2). */
export function inviteRoute(dependencies: RouteDependencies): void {
  const { router, store } = dependencies
  const siteOf = createPortalSite(dependencies)

  router.open(outreachEndpoints.invite, async ({ body, request, caller }) => {
    const emails = readRecipients(body)
    const user = await caller()
    if (!user && request.headers.authorization && !body.anonymous) throw sessionEnded()
    const words = user && !body.anonymous ? await personalWords(store, user, body) : fixedWords
    const site = await siteOf(request)
    const kind = user ? 'user' : 'guest'
    const value = user?.id ?? callerAddress(request)
    const { left, reservations } = await store.invitations.reserve({ kind, value }, emails)
    if (reservations.length === 0) throw tooMany(invitationLimits[kind], left)
    const reached = await deliver(dependencies, request, reservations, { site, ...words })
    return reached.map(({ email }) => ({ email }))
  })
}

/** What guests send, and senders who do not want to be named: nothing of their own. */
const fixedWords = { sender: null, message: '' }

async function personalWords(
  store: RouteDependencies['store'],
  user: TokenUser,
  body: InvitationBody,
): Promise<Pick<Letter, 'sender' | 'message'>> {
  const { text, field } = readMessage(body)
  const refusal = messageRefusal(text, user, field)
  if (refusal) throw refusal
  const memberships = await store.members.of(user.id)
  const own = memberships.find(({ whenAccepted }) => whenAccepted)?.organisation
  const stored = own && (await store.organisations.find(own.slug))
  const name = nameToShow(fullName(user), user)
  const organisation = nameToShow(stored?.status === 'SUSPENDED' ? '' : (own?.name ?? ''), user)
  return { sender: name ? { name, organisation } : null, message: text }
}

/**
 * Sends what is due.
 * @returns the reservations that count as invited, whether or not they were due
 * @throws ProblemError 503 when not one mail could be handed over
 */
async function deliver(
  { store, mail }: Pick<RouteDependencies, 'store' | 'mail'>,
  request: FastifyRequest,
  reservations: readonly Reservation[],
  letter: Letter,
): Promise<Reservation[]> {
  const due = reservations.filter(({ isDue }) => isDue)
  // What a mail server says may repeat the address, so only its code is told.
  const onFailure = (error: unknown) =>
    request.log.warn(
      { reason: error instanceof Error && 'code' in error ? error.code : undefined },
      'an invitation could not be sent',
    )
  const send = async ({ email }: Reservation, onTaken: () => void) => {
    const language = await store.mailLanguages.ofAddress(email)
    const texts = textsForPerson(language, letter.site.texts.language, letter.site.ownTexts)
    await mail.send(invitationLetter(texts, { ...letter, to: email }), onTaken)
  }
  const outcomes = await handOver(due, send, { ...sending, onFailure })
  const isReached = (outcome: Outcome | undefined) => outcome === 'sent' || outcome === 'taken'
  const notReached = new Set(due.filter((_one, index) => !isReached(outcomes[index])))
  const unsent = due.filter((_one, index) => outcomes[index] === 'unsent')
  const hasFailed = due.length > 0 && notReached.size === due.length
  // Those who were spared a mail are not told apart from those who could not get one.
  const spared = hasFailed ? reservations.filter(({ isDue }) => !isDue) : []
  await store.invitations.takeBack([...unsent, ...spared].map(({ id }) => id))
  if (hasFailed) throw mailUnavailable()
  return reservations.filter((one) => !notReached.has(one))
}

function sessionEnded(): ProblemError {
  return problem(401, 'problems.unauthenticated.ended-invite')
}

function tooMany(most: number, left: number): ProblemError {
  return problem(429, 'problems.too-many-invitations.left', { params: { most, left } })
}

function mailUnavailable(): ProblemError {
  return problem(503, 'problems.mail-unavailable.invitations')
}
