import { useState } from 'react'
import { useText } from '#src/i18n/text-context.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { useLoaded } from '#src/ui/use-loaded.ts'
import { ConsoleLink } from '../console-link.tsx'
import { LoadedPart } from '../loaded-part.tsx'
import { useOperate } from '../operate-context.ts'
import { offersPath } from '../paths.ts'
import { go, usePlace } from '../place.ts'
import { newOffer } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { OfferOrder } from './offer-order.tsx'
import styles from './offers.module.css'

/** The offers in their order, or one of them, as the address says (OPR-5). */
export function OffersScreen() {
  const t = useText()
  const { data } = useOperate()
  const { path, query } = usePlace()
  const [edition, setEdition] = useState(0)
  const loaded = useLoaded(`offers ${edition}`, () => data.offers.list())
  const id = decodeURIComponent(path.slice(offersPath.length + 1))
  const leave = () => {
    setEdition(edition + 1)
    go(offersPath)
  }
  return (
    <main id="main" tabIndex={-1} className={styles.screen}>
      <header>
        <h1 className={styles.title}>{t('operate-offers.title')}</h1>
        {id === '' ? (
          <p className={styles.hint}>{t('operate-offers.text')}</p>
        ) : (
          <ConsoleLink href={offersPath} className={styles.link}>
            {t('operate-offers.back')}
          </ConsoleLink>
        )}
      </header>
      <LoadedPart
        loaded={loaded}
        loadingText={t('operate-offers.loading')}
        failedText={t('operate-offers.failed')}
        height="24rem"
      >
        {(list) => {
          if (id === '')
            return <OfferOrder key={edition} first={list} brand={query['brand'] ?? ''} />
          const stored = list.results.find(({ offer }) => offer.id === id) ?? null
          if (stored === null && id !== newOffer)
            return (
              <EmptyState title={t('operate-offers.gone')}>
                {t('operate-offers.goneText')}
              </EmptyState>
            )
          return <OfferForm key={id} stored={stored} list={list} onDone={leave} />
        }}
      </LoadedPart>
    </main>
  )
}
