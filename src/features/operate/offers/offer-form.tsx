import { type SubmitEvent, useEffect, useState } from 'react'
import type { OperatedOffer, OperatedOffers } from '#src/contract/operate/offers.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { ProblemError } from '#src/contract/problem.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { createLeaveQuestion } from '#src/lib/leave-question.ts'
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
import { OfferConflict } from './offer-conflict.tsx'
import { draftOf, draftsOf, emptyDraft, type OfferDraft, percentOf } from './offer-draft.ts'
import { OfferFields } from './offer-fields.tsx'
import { OfferPreview } from './offer-preview.tsx'
import styles from './offers.module.css'

type OfferFormProps = {
  /** Null: a new one is begun. */
  stored: OperatedOffer | null
  list: OperatedOffers
  /** It was saved or removed. */
  onDone: () => void
}

/** One offer with all its fields beside the card that suppliers see; what is typed stays until it is saved. */
export function OfferForm({ stored, list, onDone }: OfferFormProps) {
  const texts = useTexts()
  const { t, language } = texts
  const { data } = useOperate()
  const drafts = draftsOf(data)
  const key = stored?.offer.id ?? ''
  const begun = () =>
    stored ? draftOf(stored) : emptyDraft(list.mayShare ? null : (list.brands[0]?.id ?? null))
  const [draft, setDraft] = useState<OfferDraft>(() => drafts.get(key) ?? begun())
  const [fault, setFault] = useState<{ path: string; why: string } | null>(null)
  const [theirs, setTheirs] = useState<OperatedOffer | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const saving = useAction()
  const removing = useAction()
  const mayChange = stored?.mayChange ?? true
  const isTyped = drafts.has(key)
  const percent = percentOf(draft.percentage)
  const offer = { ...draft.offer, offerPercentage: percent ?? null }
  const title = textIn(language, offer.title)

  useEffect(() => {
    const ask = createLeaveQuestion(window)
    ask(isTyped)
    return () => ask(false)
  }, [isTyped])

  const change = (next: OfferDraft) => {
    drafts.set(key, next)
    setDraft(next)
    setFault(null)
  }
  const done = (words: 'saved' | 'removed') => {
    drafts.delete(key)
    announce(t(`operate-offers.${words}`, { title }))
    onDone()
  }
  const name = (path: string, why: string) => {
    setFault({ path, why })
    const id = controlOf(path, (one) => document.getElementById(one) !== null)
    if (id) goToControl(id)
  }

  function save(version = draft.version) {
    if (saving.busy) return
    if (percent === undefined) return name('/offerPercentage', t('operate-offers.noPercentage'))
    saving.run(async () => {
      try {
        await (version === null ? data.offers.create(offer) : data.offers.change(version, offer))
        done('saved')
      } catch (failure) {
        if (!(failure instanceof ProblemError)) throw failure
        if (failure.code === 'offer-changed') setTheirs(await data.offers.find(offer.id))
        else if (failure.field === undefined) throw failure
        else
          name(
            `/${failure.field.replace(/^offer\./, '').replaceAll('.', '/')}`,
            failureText(texts, failure) ?? '',
          )
      }
    })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    save()
  }
  const remove = () =>
    removing.run(async () => {
      await data.offers.remove(offer.id, draft.version ?? '')
      done('removed')
    })

  if (!mayChange)
    return (
      <>
        <p className={screen.hint}>{t('operate-offers.readOnly')}</p>
        <OfferPreview offer={offer} />
      </>
    )
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {theirs && (
          <OfferConflict
            mine={offer}
            theirs={theirs.offer}
            onKeep={() => {
              change({ ...draft, version: theirs.version })
              setTheirs(null)
              save(theirs.version)
            }}
            onTake={() => {
              drafts.delete(key)
              setDraft(draftOf(theirs))
              setTheirs(null)
            }}
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
                drafts.delete(key)
                setDraft(begun())
                setFault(null)
              }}
            >
              {t('operate-offers.discard')}
            </Button>
          )}
          {stored && (
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
