import { useState } from 'react'
import type { ClaimItem } from '#src/contract/operate/claims.ts'
import { useText } from '#src/i18n/text-context.ts'
import { useOperate } from '../operate-context.ts'
import { claimsPath } from '../paths.ts'
import { hrefOf } from '../place.ts'
import { createKept } from '../queue/kept-reads.ts'
import { keyText } from '../queue/queue-key.ts'
import { useQueueDesk } from '../queue/use-queue-desk.ts'
import type { Undoing } from '../queue/use-undo.ts'
import { claimDecisionOf, type ClaimDraft, claimDrafts } from './claim-draft.ts'
import { goToClaim } from './claim-filters.ts'

/** Claims that are kept: the one that is shown, and what is read ahead. */
const most = 4
/** Milliseconds after which a claim is read anew: owners and other operators may have changed it. */
const longest = 60_000

type Submission = { item: ClaimItem; draft: ClaimDraft }

/** What was typed and decided about claims. */
export type ClaimDesk = ReturnType<typeof useClaimDesk>

export function useClaimDesk(undoing: Pick<Undoing, 'offer'>) {
  const t = useText()
  const { data } = useOperate()
  const [kept] = useState(() => createKept<ClaimItem>({ most, longest, now: () => Date.now() }))
  const desk = useQueueDesk<ClaimItem, ClaimDraft, Submission>({
    ...{ undoing, leaseCalls: data.claims, rules: claimDrafts, goTo: goToClaim },
    forget: (item) => kept.forget(keyText(item)),
    hrefOf: (item) => hrefOf(claimsPath, { item: keyText(item) }),
    decide: ({ item, draft }, key) => data.claims.decide(item, claimDecisionOf(draft), key),
    failedWords: ({ item: { name, supplier } }) => t('operate-claims.failed', { name, supplier }),
    wordsOf: ({ item: { name, supplier }, draft }) =>
      t(`operate-claims.done.${draft.side}`, { name, supplier }),
  })
  /** Reads a claim, once in a while. */
  const read = (slug: string, claimId: string) =>
    kept.read(keyText({ slug, claimId }), () => data.claims.item(slug, claimId))
  const atHand = (slug: string, claimId: string) => kept.atHand(keyText({ slug, claimId }))
  return { ...desk, read, atHand }
}
