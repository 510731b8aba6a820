import * as v from 'valibot'
import { contentKey } from '#src/contract/content.ts'
import { brandedPartsOf } from '#src/contract/operate/branded-id.ts'
import { contentIdOf, type ContentInput } from '#src/contract/operate/content-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { momentFormat } from '#src/i18n/moment-format.ts'
import { contentsPath } from '../paths.ts'
import { mergeByField } from '../records/merge-records.ts'
import type { RecordKind } from '../records/record-kind.ts'

/** What operators write, as editors work on it. Each piece is known by its key and its brand. */
export const contentKind: RecordKind<ContentInput> = {
  name: 'contents',
  path: contentsPath,
  isOrdered: false,
  idOf: contentIdOf,
  brandOf: ({ brandId }) => brandId,
  titleOf: (language, { title, key }) => textIn(language, title) || key,
  aboutOf: ({ t, language }, { content, facts }) =>
    facts?.updatedAt
      ? t('operate-content.about', {
          key: content.key,
          at: momentFormat(language).format(new Date(facts.updatedAt)),
        })
      : content.key,
  empty: (brandId) => ({ key: '', brandId, title: '', html: '' }),
  begin(id) {
    const { name: key, brandId } = brandedPartsOf(id)
    return v.is(contentKey, key) ? { key, brandId, title: '', html: '' } : null
  },
  merging: mergeByField(['title', 'html']),
  words: (t) => ({
    title: t('operate-content.title'),
    text: t('operate-content.text'),
    loading: t('operate-content.loading'),
    failed: t('operate-content.failed'),
    none: t('operate-content.none'),
    noneText: t('operate-content.noneText'),
    add: t('operate-content.add'),
    back: t('operate-content.back'),
    removeTitle: t('operate-content.removeTitle'),
    removeText: (title) => t('operate-content.removeText', { title }),
  }),
}
