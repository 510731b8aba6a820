import { useState } from 'react'
import { textIn } from '#src/contract/operator-text.ts'
import { useTexts } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import screen from '../console-screen.module.css'
import { ConsoleScreen, ScreenHead } from '../console-screen.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { offersPath } from '../paths.ts'
import { go, idBehind, usePlace } from '../place.ts'
import type { Desk } from '../queue/use-desk.ts'
import { newOffer, type OfferItem } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferOrder } from './offer-order.tsx'
import styles from './offers.module.css'

type OffersScreenProps = { desk: Desk }

/** The offers in their order, or one of them, as the address says (OPR-5). */
export function OffersScreen({ desk: { offers: drafts } }: OffersScreenProps) {
  const { t, language } = useTexts()
  const { data } = useOperate()
  const { path, query } = usePlace()
  const [edition, setEdition] = useState(0)
  const loaded = useLoaded(`offers ${edition}`, () => data.offers.list())
  const id = idBehind(offersPath, path)
  const known = loaded.state === 'ready' ? loaded.value.results : []
  const stored = known.find(({ offer }) => offer.id === id) ?? null
  const leave = () => {
    setEdition(edition + 1)
    go(offersPath)
  }
  const title = stored
    ? textIn(language, stored.offer.title)
    : t(id === newOffer ? 'operate-offers.add' : 'operate-offers.title')
  return (
    <ConsoleScreen isWide>
      {id === '' ? (
        <ScreenHead title={t('operate-offers.title')}>{t('operate-offers.text')}</ScreenHead>
      ) : (
        <header>
          <ConsoleLink href={offersPath} className={styles.link}>
            {t('operate-offers.back')}
          </ConsoleLink>
          <h1 className={screen.title} dir="auto">
            {title}
          </h1>
        </header>
      )}
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-offers.loading')}
        failedText={t('operate-offers.failed')}
        height="24rem"
      >
        {(list) => {
          if (id === '')
            return <OfferOrder key={edition} first={list} brand={query['brand'] ?? ''} />
          const item: OfferItem = {
            ...{ slug: 'offers', itemId: id === newOffer ? '' : id, stored },
            version: stored?.version ?? '',
            brandId: list.mayShare ? null : (list.brands[0]?.id ?? null),
          }
          if (stored || id === newOffer || drafts.of(item).offer.id === id)
            return <OfferForm key={id} {...{ item, drafts, list }} onDone={leave} />
          return (
            <EmptyState title={t('operate-offers.gone')}>{t('operate-offers.goneText')}</EmptyState>
          )
        }}
      </LoadedPart>
    </ConsoleScreen>
  )
}
