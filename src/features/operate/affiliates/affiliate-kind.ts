import { type AffiliateContent, affiliateIdOf } from '#src/contract/operate/affiliate-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { affiliatesPath } from '../paths.ts'
import { mergeByField } from '../records/merge-records.ts'
import { percentOf } from '../records/percent-of.ts'
import type { RecordKind } from '../records/record-kind.ts'

/** Affiliates, as editors work on them. Each belongs to one brand. */
export const affiliateKind: RecordKind<AffiliateContent> = {
  name: 'affiliates',
  path: affiliatesPath,
  isOrdered: false,
  idOf: affiliateIdOf,
  brandOf: ({ brandId }) => brandId,
  titleOf: (language, { messageHeading, slug }) => textIn(language, messageHeading) || slug,
  aboutOf: ({ t }, { content, facts }) =>
    t('operate-affiliates.about', { slug: content.slug, count: facts?.people ?? 0 }),
  empty: (brandId) => ({
    ...{ brandId: brandId ?? '', slug: '', messageHeading: '', messageCopy: '', percentOff: null },
  }),
  merging: mergeByField(['messageHeading', 'messageCopy']),
  words: (t) => ({
    title: t('operate-affiliates.title'),
    text: t('operate-affiliates.text'),
    loading: t('operate-affiliates.loading'),
    failed: t('operate-affiliates.failed'),
    none: t('operate-affiliates.none'),
    noneText: t('operate-affiliates.noneText'),
    add: t('operate-affiliates.add'),
    back: t('operate-affiliates.back'),
    removeTitle: t('operate-affiliates.removeTitle'),
    removeText: (title, { people = 0 }) =>
      t('operate-affiliates.removeText', { title, count: people }),
  }),
  // A percentage is typed as text: it may be no number yet.
  typedOf: ({ percentOff }) => ({ percentOff: percentOff?.toString() ?? '' }),
  read({ content, typed }) {
    const percent = percentOf(typed['percentOff'] ?? '')
    const isFit = percent === null || Number.isInteger(percent)
    return {
      content: { ...content, percentOff: isFit ? (percent ?? null) : null },
      fault: isFit
        ? null
        : { path: '/percentOff', why: (t) => t('operate-affiliates.noPercentage') },
    }
  },
}
