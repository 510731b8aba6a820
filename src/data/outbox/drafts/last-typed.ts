import * as v from 'valibot'
import { profileFields } from '#src/contract/profile/profile-fields.ts'
import { fieldNames } from '#src/contract/profile/changed-fields.ts'
import type { LocalArea } from '#src/lib/local-area.ts'
import type { Typed } from './apply-typed.ts'

/** By user and organisation: several tabs may go at once. */
const lastTyped = v.array(
  v.object({
    user: v.string(),
    slug: v.string(),
    typed: v.object({
      name: v.string(),
      base: profileFields,
      baseVersion: v.number(),
      synced: profileFields,
      fields: profileFields,
      touched: v.array(v.picklist(fieldNames)),
    }),
  }),
)
type LastTyped = v.InferOutput<typeof lastTyped>

/**
 * Writes down what a page that is about to go has not stored yet: local storage takes it before the
 * page is gone, which IndexedDB does not promise.
 */
export function writeLastTyped(local: LocalArea, user: string, slug: string, typed: Typed): void {
  const others = read(local).filter((one) => one.user !== user || one.slug !== slug)
  write(local, [...others, { user, slug, typed }])
}

/** What was written down of one organisation has been stored meanwhile. */
export function forgetLastTyped(local: LocalArea, user: string, slug: string): void {
  const all = read(local)
  const others = all.filter((one) => one.user !== user || one.slug !== slug)
  if (others.length < all.length) write(local, others)
}

/** Takes everything that was written down for this user. */
export function takeLastTyped(local: LocalArea, user: string): { slug: string; typed: Typed }[] {
  const all = read(local)
  const own = all.filter((one) => one.user === user)
  if (own.length > 0) {
    write(
      local,
      all.filter((one) => one.user !== user),
    )
  }
  return own
}

function read(local: LocalArea): LastTyped {
  const kept = v.safeParse(lastTyped, parse(local.get('unsent.typed') ?? ''))
  return kept.success ? kept.output : []
}

function write(local: LocalArea, all: readonly { user: string; slug: string; typed: Typed }[]) {
  local.set('unsent.typed', all.length > 0 ? JSON.stringify(all) : '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
