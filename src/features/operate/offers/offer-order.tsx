import { useRef, useState } from 'react'
import type { OperatedOffer, OperatedOffers } from '#src/contract/operate/offers.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useAction } from '#src/ui/use-action.ts'
import { ActionFailure } from '../action-failure.tsx'
import { ConsoleLink } from '../console-link.tsx'
import { OrderedList } from '../fields/ordered-list.tsx'
import { FilterChoice } from '../filter-choice.tsx'
import { useOperate } from '../operate-context.ts'
import { offersPath } from '../paths.ts'
import { go, hrefOf } from '../place.ts'
import { useShortcuts } from '../use-shortcuts.ts'
import { nameOfBrand } from './name-of-brand.ts'
import { newOffer } from './offer-draft.ts'
import styles from './offers.module.css'

type OfferOrderProps = {
  first: OperatedOffers
  /** Whose offers, and those of every brand, are shown; empty: all. */
  brand: string
}

/** The offers in their order, which is changed by dragging and by keyboard. */
export function OfferOrder({ first, brand }: OfferOrderProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const action = useAction()
  const part = useRef<HTMLDivElement>(null)
  const [stored, setStored] = useState(first.results)
  /** While somebody moves one, until the server has answered. */
  const [moving, setMoving] = useState<readonly OperatedOffer[] | null>(null)
  const sent = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const isShown = ({ offer: { brandId } }: OperatedOffer) =>
    brand === '' || brandId === null || brandId === brand
  const shown = moving ?? stored.filter(isShown)
  const titleOf = ({ offer }: OperatedOffer) => textIn(language, offer.title)
  const step = (by: 1 | -1) => {
    const links = [...(part.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[at < 0 ? 0 : at + by]?.focus()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) })

  /** Sends one move after the other, and shows what the last of them has come to. */
  const send = (items: readonly OperatedOffer[], index: number) => {
    const own = items[index]
    if (!own) return
    const after = items[index - 1]?.offer.id ?? null
    const number = (sent.current += 1)
    const turn = before.current.catch(() => null).then(() => data.offers.move(own.offer.id, after))
    before.current = turn
    action.run(async () => {
      try {
        const { results } = await turn
        setStored(results)
      } finally {
        // Where it failed, they stand again as they are stored.
        if (number === sent.current) setMoving(null)
      }
    })
  }

  return (
    <div className={styles.parts} ref={part}>
      <div className={styles.choice}>
        <FilterChoice
          label={t('operate-offers.shownBy')}
          value={brand}
          none={t('operate-offers.allBrands')}
          options={first.brands.map(({ id, name }) => [id, name] as const)}
          onChange={(id) => go(hrefOf(offersPath, { brand: id }))}
        />
      </div>
      <ActionFailure action={action} />
      {shown.length === 0 && (
        <EmptyState title={t('operate-offers.none')}>{t('operate-offers.noneText')}</EmptyState>
      )}
      <OrderedList
        label={t('operate-offers.title')}
        items={shown}
        nameOf={titleOf}
        onChange={setMoving}
        onMoved={send}
        mayMove={({ mayChange }) => mayChange}
        canRemove={false}
      >
        {(one) => (
          <p className={styles.about}>
            <span>{nameOfBrand(t, first.brands, one.offer.brandId)}</span>
            <ConsoleLink
              className={styles.link}
              href={`${offersPath}/${encodeURIComponent(one.offer.id)}`}
              aria-label={t(one.mayChange ? 'operate-offers.editOne' : 'operate-offers.viewOne', {
                title: titleOf(one),
              })}
            >
              {t(one.mayChange ? 'operate-offers.edit' : 'operate-offers.view')}
            </ConsoleLink>
          </p>
        )}
      </OrderedList>
      <p>
        <ConsoleLink className={buttonClass('primary')} href={`${offersPath}/${newOffer}`}>
          {t('operate-offers.add')}
        </ConsoleLink>
      </p>
    </div>
  )
}
