import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { useText } from '#src/i18n/text-context.ts'
import { Banner } from '#src/ui/banner.tsx'
import { Button } from '#src/ui/button.tsx'
import { differing } from './offer-draft.ts'
import styles from './offers.module.css'

type OfferConflictProps = {
  mine: OfferContent
  /** As it is stored now. */
  theirs: OfferContent
  onKeep: () => void
  onTake: () => void
}

/** What somebody else has stored meanwhile beside what is typed here, to choose from. */
export function OfferConflict({ mine, theirs, onKeep, onTake }: OfferConflictProps) {
  const t = useText()
  const wordsOf = (value: OfferContent[keyof OfferContent]) =>
    typeof value === 'string' ? value || t('operate-offers.empty') : JSON.stringify(value)
  return (
    <Banner tone="warning" title={t('operate-offers.conflict')}>
      <dl className={styles.differences}>
        {differing(theirs, mine).map((field) => (
          <div key={field}>
            <dt>{t(`operate-offers.fields.${field}`)}</dt>
            {(['mine', 'theirs'] as const).map((whose) => (
              <dd key={whose}>
                {t(`operate-offers.${whose}`)}:{' '}
                <bdi>{wordsOf((whose === 'mine' ? mine : theirs)[field])}</bdi>
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onKeep}>
          {t('operate-offers.keepMine')}
        </Button>
        <Button variant="secondary" onClick={onTake}>
          {t('operate-offers.takeTheirs')}
        </Button>
      </div>
    </Banner>
  )
}
