import { ProblemError } from '../../contract/problem.ts'
import { ChunkLoadError } from '../../lib/chunk-load-error.ts'
import * as siteCopy from './copy.ts'

/**
 * What a failure to show a screen means for the person before it; nothing technical leaks.
 * @param error whatever a loader has thrown
 */
export function explainFailure(error: unknown): { title: string; text: string } {
  if (error instanceof ProblemError) {
    if (error.code === 'captive') return { title: siteCopy.noServerTitle, text: error.message }
    if (error.status === 0) {
      return { title: siteCopy.offlineTitle, text: siteCopy.offlineText }
    }
    if (error.code === 'no-token') {
      return { title: siteCopy.signInEnded, text: siteCopy.signInToGoOn }
    }
    if (error.status < 500) return { title: siteCopy.errorTitle, text: error.message }
  }
  if (error instanceof ChunkLoadError) {
    return { title: siteCopy.partTitle, text: siteCopy.partText }
  }
  return { title: siteCopy.errorTitle, text: siteCopy.unexpected }
}
