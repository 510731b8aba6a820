import { useEffect, useId, useRef, useState } from 'react'
import type { Buyer } from '#src/contract/buyers/buyer.ts'
import { useData } from '#src/data/data-context.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { isComposing } from '#src/lib/is-composing.ts'
import { Icon } from '#src/ui/icon.tsx'
import * as icons from '#src/ui/icons.ts'
import { ListState } from '#src/ui/list-state.tsx'
import { SeenAndHeard } from '#src/ui/seen-and-heard.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { openBuying } from '../open-buying.ts'
import styles from './add-to-list.module.css'
import { ListChoice } from './list-choice.tsx'

type AddToListProps = {
  /** Those that whoever is signed in may edit for, at least one. */
  buyers: readonly Buyer[]
  slug: string
  /** Of the supplier; null where the page is about nothing else. */
  name: string | null
}

/** Puts a supplier of a list, or of a profile, on a shortlist. It asks for nothing before it is opened. */
export function AddToList({ buyers, slug, name }: AddToListProps) {
  const texts = useTexts()
  const data = useData()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [isOpen])
  // The texts of this part come with the first look.
  const ready = useLoaded('texts of buyers', () => openBuying(data, texts))
  if (ready.state !== 'ready') return null
  const { t } = texts
  const calls = ready.value.shortlists
  return (
    <div className={styles.add}>
      <button
        ref={button}
        type="button"
        className={styles.ribbon}
        data-listed={name === null ? undefined : ''}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon drawing={icons.plus} />
        <span>
          {name ? (
            <SeenAndHeard text={t('buying.lists.putOnOf', { name })} />
          ) : (
            t('buying.lists.putOn')
          )}
        </span>
      </button>
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen &&
          buyers.map((buyer) => (
            <OfBuyer
              key={buyer.slug}
              {...{ buyer, slug, calls }}
              title={buyers.length > 1 ? buyer.name : null}
            />
          ))}
      </div>
    </div>
  )
}

type OfBuyerProps = {
  buyer: Buyer
  slug: string
  calls: Awaited<ReturnType<typeof openBuying>>['shortlists']
  title: string | null
}

function OfBuyer({ buyer, slug, calls, title }: OfBuyerProps) {
  const { t } = useTexts()
  const lists = useLoaded(`lists of ${buyer.slug} with ${slug}`, () =>
    calls.lists(buyer.slug, slug),
  )
  return (
    <section aria-label={title ?? t('buying.lists.title')}>
      {title && (
        <h4 className={styles.title} dir="auto">
          {title}
        </h4>
      )}
      <ListState
        loaded={lists}
        loadingText={t('buying.lists.loading')}
        failedText={t('buying.lists.failed')}
        height="6rem"
      >
        {(all) => <ListChoice lists={all} buyer={buyer.slug} slug={slug} calls={calls} />}
      </ListState>
    </section>
  )
}
