import type { ReactNode } from 'react'
import { problemText } from '../i18n/problem-text.ts'
import { useTexts } from '../i18n/text-context.ts'
import { FailedState } from './failed-state.tsx'
import { LoadingState, type LoadingStateProps } from './loading-state.tsx'
import type { Loaded } from './use-loaded.ts'

type ListStateProps<T> = Pick<LoadingStateProps, 'height' | 'skeleton'> & {
  loaded: Loaded<T>
  /** Said meanwhile, such as 'Loading locations'. */
  loadingText: string
  /** The title when it failed, such as 'Locations could not be loaded'. */
  failedText: string
  /** Said when it failed, instead of the failure's own words. */
  consolation?: ReactNode
  children: (value: T) => ReactNode
}

/** A fetched part: loading at its final size, failed with a way to try again, or there. */
export function ListState<T>(props: ListStateProps<T>) {
  const texts = useTexts()
  const { loaded, loadingText, failedText, height, skeleton, consolation, children } = props
  if (loaded.state === 'ready') return children(loaded.value)
  if (loaded.state === 'failed') {
    const { failure, retry } = loaded
    return (
      <div role="alert">
        <FailedState title={failedText} onRetry={retry}>
          {consolation ?? (failure instanceof Error && problemText(texts, failure))}
        </FailedState>
      </div>
    )
  }
  return <LoadingState label={loadingText} height={height} skeleton={skeleton} />
}
