import { notFound, redirect } from '@tanstack/react-router'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { requireUser } from '#src/auth/guards.ts'
import { untilSignedOut } from '#src/auth/until-signed-out.ts'
import type { Session } from '#src/auth/session.ts'
import { wholeData } from '#src/data/data-context.ts'
import type { OpenData } from '#src/data/data.ts'
import type { Texts } from '#src/i18n/texts.ts'
import { openBuying } from './open-buying.ts'
import { isBuyingPart } from './parts.ts'

/** What a route is handed; of its address anything may be wrong. */
type Of = {
  context: { data: OpenData; session: Session; texts: Texts }
  params: { part?: string | undefined }
  location: { href: string; search: { buyer?: unknown } }
}

/**
 * What the pages of buyers are loaded with: the buyer that is asked for, else the first of whoever is signed in.
 * @throws what the router answers by the way to sign in, a page that is not there, or the welcome
 */
export async function loadOwn({ context, params: { part }, location }: Of) {
  const { data, session, texts } = context
  await requireUser(session, location)
  if (part !== undefined && !isBuyingPart(part)) throw notFound()
  const whole = wholeData(data)
  const [buyers, own] = await untilSignedOut(
    session,
    Promise.all([openBuying(whole, texts), whole.ownBuyers()]),
  )
  const wanted = own.results.find(({ slug }) => slug === location.search.buyer)
  const buyer: Buyer | null = wanted ?? own.results[0] ?? null
  if (!buyer && part) throw redirect({ to: '/buying/{-$part}', params: { part: undefined } })
  return { buyers, own, buyer }
}
