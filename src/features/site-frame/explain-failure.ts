import { problemSentence } from '../../i18n/problem-sentence.ts'
import type { Texts } from '../../i18n/texts.ts'
import { ProblemError } from '../../contract/problem.ts'
import { ChunkLoadError } from '../../lib/chunk-load-error.ts'

/**
 * What a failure to show a screen means for the person before it; nothing technical leaks.
 * @param error whatever a loader has thrown
 */
export function explainFailure(texts: Texts, error: unknown): { title: string; text: string } {
  const { t } = texts
  if (error instanceof ProblemError) {
    if (error.code === 'captive')
      return { title: t('frame.noServerTitle'), text: problemSentence(texts, error) }
    if (error.status === 0) {
      return { title: t('frame.offlineTitle'), text: t('frame.offlineText') }
    }
    if (error.code === 'no-token') {
      return { title: t('frame.signInEnded'), text: t('frame.signInToGoOn') }
    }
    if (error.status < 500)
      return { title: t('frame.errorTitle'), text: problemSentence(texts, error) }
  }
  if (error instanceof ChunkLoadError) {
    return { title: t('frame.partTitle'), text: t('frame.partText') }
  }
  return { title: t('frame.errorTitle'), text: t('frame.unexpected') }
}
