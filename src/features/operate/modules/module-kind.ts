import type { ModuleContent } from '#src/contract/operate/module-input.ts'
import { textIn } from '#src/contract/operator-text.ts'
import { readQuestionnaireLink } from '#src/lib/questionnaire-link.ts'
import { modulesPath } from '../paths.ts'
import { mergeByField } from '../records/merge-records.ts'
import type { RecordKind } from '../records/record-kind.ts'

/** In place of a questionnaire that the portal asks itself: an address is typed, which may be empty still. */
export const atAddress = ':elsewhere'

const isAtAddress = (questionnaire: string) =>
  questionnaire !== '' && readQuestionnaireLink(questionnaire).kind !== 'embedded'

/** Modules, as editors work on them. */
export const moduleKind: RecordKind<ModuleContent> = {
  name: 'modules',
  path: modulesPath,
  isOrdered: true,
  idOf: ({ id }) => id,
  brandOf: ({ brandId }) => brandId,
  titleOf: (language, { caption }) => textIn(language, caption),
  empty: (brandId) => ({
    ...{ id: '', brandId, caption: '', title: '', icon_url: '', questionnaire: '', formId: '' },
    ...{ tags: [], attributeIds: [] },
  }),
  merging: mergeByField(['caption', 'title']),
  typedOf: ({ questionnaire }) => ({ where: isAtAddress(questionnaire) ? atAddress : '' }),
  read: ({ content, typed }) => ({
    content,
    fault:
      typed['where'] === atAddress && content.questionnaire.trim() === ''
        ? {
            path: '/questionnaire',
            why: (t) => t('operate-modules.noAddress', { soon: t('operate-modules.comingSoon') }),
          }
        : null,
  }),
  words: (t) => ({
    title: t('operate-modules.title'),
    text: t('operate-modules.text'),
    loading: t('operate-modules.loading'),
    failed: t('operate-modules.failed'),
    none: t('operate-modules.none'),
    noneText: t('operate-modules.noneText'),
    add: t('operate-modules.add'),
    back: t('operate-modules.back'),
    removeTitle: t('operate-modules.removeTitle'),
    removeText: (title) => t('operate-modules.removeText', { title }),
  }),
}
