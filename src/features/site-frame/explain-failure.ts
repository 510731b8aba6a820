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
  const kind = kindOf(error)
  const isExplained = kind === 'captive' || kind === 'refused'
  return {
    title: t(`frame.failures.${kind}.title`),
    text: isExplained
      ? problemSentence(texts, error as ProblemError)
      : t(`frame.failures.${kind}.text`),
  }
}

function kindOf(error: unknown) {
  if (error instanceof ChunkLoadError) return 'part'
  if (!(error instanceof ProblemError)) return 'unexpected'
  const { code, status } = error
  if (code === 'captive') return 'captive'
  if (status === 0) return 'offline'
  if (code === 'no-token') return 'signIn'
  return status < 500 ? 'refused' : 'unexpected'
}
