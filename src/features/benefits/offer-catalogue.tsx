import { useRef, useState, type ReactNode } from 'react'
import { useText } from '../../i18n/text-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import type { SustainabilityCategory } from '../../contract/catalogue.ts'
import type { Offer } from '../../contract/offer.ts'
import { Button } from '../../ui/button.tsx'
import * as icons from '../../ui/icons.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { announce } from '../../ui/status.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { filterOffers } from './filter-offers.ts'
import { OfferList } from './offer-list.tsx'

type OfferCatalogueProps = {
  offers: readonly Offer[]
  /** How an offer is taken up; the one thing that depends on who is looking. */
  renderAction: (offer: Offer) => ReactNode
}

/** All offers, and those for chosen categories only (BEN-1). */
export function OfferCatalogue({ offers, renderAction }: OfferCatalogueProps) {
  const t = useText()
  const [wanted, setWanted] = useState<ReadonlySet<SustainabilityCategory>>(new Set())
  const firstToggle = useRef<HTMLButtonElement>(null)
  if (offers.length === 0) {
    return (
      <EmptyState title={t('benefits.none')} icon={icons.gift}>
        {t('benefits.noneText')}
      </EmptyState>
    )
  }
  const shown = filterOffers(offers, wanted)

  function choose(next: ReadonlySet<SustainabilityCategory>) {
    setWanted(next)
    announce(countWords(t, filterOffers(offers, next).length, offers.length))
  }

  function reset() {
    // The button goes with what it resets, so the focus would be lost with it.
    firstToggle.current?.focus()
    choose(new Set())
  }

  return (
    <>
      <CategoryFilter
        wanted={wanted}
        onChange={choose}
        onReset={wanted.size > 0 && shown.length > 0 ? reset : undefined}
        first={firstToggle}
        result={countWords(t, shown.length, offers.length)}
      />
      {shown.length > 0 ? (
        <OfferList offers={shown} renderAction={renderAction} />
      ) : (
        <EmptyState
          title={t('benefits.noMatch')}
          icon={icons.filter}
          action={
            <Button variant="secondary" onClick={reset}>
              {t('benefits.showAll')}
            </Button>
          }
        >
          {t('benefits.noMatchText')}
        </EmptyState>
      )}
    </>
  )
}

const countWords = (t: Translate, shown: number, all: number): string =>
  shown === all ? t('benefits.count', { all }) : t('benefits.countOf', { shown, all })
