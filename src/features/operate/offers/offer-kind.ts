import type { OfferContent } from '#src/contract/operate/offer-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { offersPath } from '../paths.ts'
import { mergeByField } from '../records/merge-records.ts'
import { percentOf } from '../records/percent-of.ts'
import type { RecordKind } from '../records/record-kind.ts'

/** Offers, as editors work on them. */
export const offerKind: RecordKind<OfferContent> = {
  name: 'offers',
  path: offersPath,
  isOrdered: true,
  idOf: ({ id }) => id,
  brandOf: ({ brandId }) => brandId,
  titleOf: (language, { title }) => textIn(language, title),
  empty: (brandId) => ({
    ...{ id: '', brandId, offerLabel: '', title: '', description: '', discountCode: '' },
    ...{ category: '', offerPercentage: null, tag: '', iconCategories: [] },
    ...{ callToAction: '', callToActionLink: '', isFifo: false },
  }),
  merging: mergeByField(['offerLabel', 'title', 'description', 'tag', 'callToAction']),
  words: (t) => ({
    title: t('operate-offers.title'),
    text: t('operate-offers.text'),
    loading: t('operate-offers.loading'),
    failed: t('operate-offers.failed'),
    none: t('operate-offers.none'),
    noneText: t('operate-offers.noneText'),
    add: t('operate-offers.add'),
    back: t('operate-offers.back'),
    removeTitle: t('operate-offers.removeTitle'),
    removeText: (title) => t('operate-offers.removeText', { title }),
  }),
  // A percentage is typed as text: it may be no number yet.
  typedOf: ({ offerPercentage }) => ({ offerPercentage: offerPercentage?.toString() ?? '' }),
  read({ content, typed }) {
    const percent = percentOf(typed['offerPercentage'] ?? '')
    return {
      content: { ...content, offerPercentage: percent ?? null },
      fault:
        percent === undefined
          ? { path: '/offerPercentage', why: (t) => t('operate-records.noPercentage') }
          : null,
    }
  },
}
