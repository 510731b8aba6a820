import { type SubmitEvent, useState } from 'react'
import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import type { OperatedOffer, OperatedOffers } from '#src/contract/operate/offers.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { goToControl } from '#src/ui/go-to-control.ts'
import { announce } from '#src/ui/status-store.ts'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import screen from '../console-screen.module.css'
import { controlOf } from '../brands/draft/field-ids.ts'
import { failureText } from '../failure-text.ts'
import { useOperate } from '../operate-context.ts'
import type { Drafts } from '../queue/drafts.ts'
import { OfferConflict } from './offer-conflict.tsx'
import { nameOfBrand } from './name-of-brand.ts'
import { draftOf, type OfferDraft, offerDrafts, type OfferItem, percentOf } from './offer-draft.ts'
import { OfferFields } from './offer-fields.tsx'
import { type MergedOffer, mergeOffers } from './offer-merge.ts'
import { OfferPreview } from './offer-preview.tsx'
import styles from './offers.module.css'

type OfferFormProps = {
  item: OfferItem
  drafts: Drafts<OfferItem, OfferDraft>
  list: OperatedOffers
  /** It was saved or removed. */
  onDone: () => void
}

/** One offer with all its fields beside the card that suppliers see; what is typed stays until it is saved. */
export function OfferForm({ item, drafts, list, onDone }: OfferFormProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useOperate()
  const [draft, setDraft] = useState<OfferDraft>(() => drafts.of(item))
  const [fault, setFault] = useState<{ path: string; why: string } | null>(null)
  const [conflict, setConflict] = useState<{ on: OperatedOffer; merged: MergedOffer } | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const saving = useAction()
  const removing = useAction()
  const begun = offerDrafts.begin(item)
  const isTyped = JSON.stringify(begun) !== JSON.stringify(draft)
  /** It was removed by somebody else while it was typed at. */
  const isGone = item.itemId !== '' && draft.begunOn === null
  const percent = percentOf(draft.percentage)
  const offer = { ...draft.offer, offerPercentage: percent ?? null }
  const title = textIn(language, offer.title)

  const change = (next: OfferDraft) => {
    drafts.keep(item, next)
    setDraft(next)
    setFault(null)
    setConflict(null)
  }
  const done = (words: 'saved' | 'removed') => {
    drafts.forget(item, drafts.of(item))
    announce(t(`operate-offers.${words}`, { title }))
    onDone()
  }
  const name = (path: string, why: string) => {
    setFault({ path, why })
    const id = controlOf(path, (one) => document.getElementById(one) !== null)
    if (id) goToControl(id)
  }

  /** Puts together what was typed and what somebody else has stored; saves it where both do not meet. */
  async function meet(sent: OfferContent, begunOn: OperatedOffer): Promise<void> {
    const on = await data.offers.find(sent.id)
    const merged = mergeOffers(begunOn.offer, sent, on.offer)
    if (merged.conflicts.length > 0) return setConflict({ on, merged })
    change(draftOf(merged.mine, on))
    await store(merged.mine, on)
  }
  async function store(sent: OfferContent, begunOn: OperatedOffer | null): Promise<void> {
    try {
      await (begunOn ? data.offers.change(begunOn.version, sent) : data.offers.create(sent))
      done('saved')
    } catch (failure) {
      if (!(failure instanceof ProblemError)) throw failure
      if (failure.code === 'offer-changed' && begunOn) await meet(sent, begunOn)
      else if (failure.field === undefined) throw failure
      else
        name(
          `/${failure.field.replace(/^offer\./, '').replaceAll('.', '/')}`,
          failureText(texts, failure) ?? '',
        )
    }
  }
  function save(sent: OfferContent, begunOn: OperatedOffer | null) {
    if (saving.busy) return
    saving.run(async () => {
      try {
        await store(sent, begunOn)
      } catch (failure) {
        if (!(failure instanceof ProblemError) || failure.code !== 'unknown-offer') throw failure
        change({ ...draftOf(sent, null) })
      }
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (percent === undefined) name('/offerPercentage', t('operate-offers.noPercentage'))
    else save(offer, draft.begunOn)
  }
  const remove = () =>
    removing.run(async () => {
      await data.offers.remove(offer.id, draft.begunOn?.version ?? '')
      done('removed')
    })

  if (item.stored?.mayChange === false)
    return (
      <>
        <p className={screen.hint}>{t('operate-offers.readOnly')}</p>
        <OfferPreview offer={offer} />
      </>
    )
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {isGone && <Banner tone="warning" title={t('operate-offers.goneTyped')} />}
        {conflict && (
          <OfferConflict
            merged={conflict.merged}
            nameOfBrand={(id) => nameOfBrand(t, list.brands, id)}
            onKeep={() => {
              change(draftOf(conflict.merged.mine, conflict.on))
              save(conflict.merged.mine, conflict.on)
            }}
            onTake={() => change(draftOf(conflict.merged.theirs, conflict.on))}
          />
        )}
        <div className={styles.sides}>
          <div className={styles.parts}>
            <OfferFields
              draft={draft}
              list={list}
              errorOf={(path) => (fault?.path === path ? fault.why : undefined)}
              onChange={change}
            />
          </div>
          <OfferPreview offer={offer} />
        </div>
        {isTyped && <p className={screen.hint}>{t('operate-offers.unsaved')}</p>}
        <ActionFailure action={saving} />
        <div className={styles.ways}>
          <Button type="submit" variant="primary" busy={saving.busy}>
            {t('operate-offers.save')}
          </Button>
          {isTyped && (
            <Button
              variant="quiet"
              onClick={() => {
                change(begun)
                drafts.forget(item, begun)
              }}
            >
              {t('operate-offers.discard')}
            </Button>
          )}
          {draft.begunOn && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              {t('operate-offers.remove')}
            </Button>
          )}
        </div>
      </form>
      {isRemoving && (
        <ConfirmDialog
          title={t('operate-offers.removeTitle')}
          text={t('operate-offers.removeText', { title })}
          confirm={t('operate-offers.remove')}
          action={removing}
          onConfirm={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
