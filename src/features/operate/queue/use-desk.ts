import { useState } from 'react'
import type { QueueItem } from '#src/contract/operate/queue.ts'
import { useText } from '#src/i18n/text-context.ts'
import { affiliateKind } from '../affiliates/affiliate-kind.ts'
import { useClaimDesk } from '../claims/use-claim-desk.ts'
import { contentKind } from '../contents/content-kind.ts'
import { type DecisionDraft, decisionDrafts, decisionOf } from '../decide/decision-draft.ts'
import { useOperate } from '../operate-context.ts'
import { credentialsPath } from '../paths.ts'
import { go, hrefOf, placeNow } from '../place.ts'
import { moduleKind } from '../modules/module-kind.ts'
import { questionnaireKind } from '../questionnaires/questionnaire-kind.ts'
import { entryKind } from '../catalogue/entry-kind.ts'
import { offerKind } from '../offers/offer-kind.ts'
import { usePairDesk } from '../duplicates/use-pair-desk.ts'
import { recordDrafts } from '../records/record-kind.ts'
import { useCaseDesk } from '../reports/use-case-desk.ts'
import { createItemStore } from './item-store.ts'
import { keyText, readFilters } from './queue-key.ts'
import { useDrafts } from './use-drafts.ts'
import { useQueueDesk } from './use-queue-desk.ts'
import { useUndo } from './use-undo.ts'

/** A draft about a credential that was sent. */
type Submission = {
  item: QueueItem
  draft: DecisionDraft
  /** What the credential is called. */
  name: string
}

/** What an operator works with. It stays for as long as the console does, whatever screen is shown. */
export type Desk = ReturnType<typeof useDesk>

/**
 * What was typed and decided about credentials, and beside it about claims and pairs, undone together, the newest
 * first; and what was typed into records.
 */
export function useDesk() {
  const t = useText()
  const { data } = useOperate()
  const [store] = useState(() => createItemStore(data))
  const undoing = useUndo()
  const claims = useClaimDesk(undoing)
  const duplicates = usePairDesk(undoing)
  const cases = useCaseDesk(undoing)
  const offers = useDrafts(recordDrafts(offerKind))
  const modules = useDrafts(recordDrafts(moduleKind))
  const questionnaires = useDrafts(recordDrafts(questionnaireKind))
  const affiliates = useDrafts(recordDrafts(affiliateKind))
  const contents = useDrafts(recordDrafts(contentKind))
  const catalogue = useDrafts(recordDrafts(entryKind))
  const credentials = useQueueDesk<QueueItem, DecisionDraft, Submission>({
    ...{ undoing, leaseCalls: data, rules: decisionDrafts, goTo },
    forget: (item) => store.forget(item),
    hrefOf: (item) => hrefOf(credentialsPath, { item: keyText(item) }),
    decide: ({ item, draft }, key) => data.decide(item, decisionOf(draft, item), key),
    failedWords: ({ item: { supplier }, name }) =>
      t('operate.decide.failed', { credential: name, supplier }),
    wordsOf({ item: { supplier }, draft, name }) {
      const params = { credential: name, supplier }
      return draft.side === 'confirm'
        ? t('operate.undo.confirmed', params)
        : t(`operate.undo.${draft.outcome}`, params)
    },
  })
  const keyOf = (slug: string, credentialId: string) => ({ slug, credentialId })
  const reading = {
    read: (slug: string, id: string) => store.item(keyOf(slug, id)),
    atHand: (slug: string, id: string) => store.atHand(keyOf(slug, id)),
    readAhead: (slug: string, id: string) => store.readAhead(keyOf(slug, id)),
  }
  const { newest, isBusy, undo } = undoing
  return {
    ...credentials,
    ...reading,
    store,
    claims,
    duplicates,
    cases,
    offers,
    modules,
    questionnaires,
    affiliates,
    contents,
    catalogue,
    newest,
    isUndoing: isBusy,
    undo,
  }
}

/** Shows a credential, or only the list, under the filters of this moment. */
export function goTo(item: string | null): void {
  const { query } = placeNow()
  const href = hrefOf(credentialsPath, { ...readFilters(query), item: item ?? undefined })
  go(href, { replace: query['item'] !== undefined })
}
