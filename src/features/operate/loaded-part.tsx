import type { ReactNode } from 'react'
import { useTexts } from '#src/i18n/text-context.ts'
import { ListState } from '#src/ui/list-state.tsx'
import type { Loaded } from '#src/ui/use-loaded.ts'
import { failureText } from './failure-text.ts'
import { SignInWay } from './sign-in-way.tsx'

type LoadedPartProps<T> = {
  loaded: Loaded<T>
  /** Said meanwhile. */
  loadingText: string
  /** The title when it failed. */
  failedText: string
  /** CSS length of what will stand here. */
  height: string
  children: (value: T) => ReactNode
}

/** A fetched part of the console. Where a failure needs another sign-in, it is fetched again after that. */
export function LoadedPart<T>(props: LoadedPartProps<T>) {
  const texts = useTexts()
  const { loaded } = props
  const consolation = loaded.state === 'failed' && (
    <>
      <p>{failureText(texts, loaded.failure)}</p>
      <SignInWay failure={loaded.failure} onSignedIn={loaded.retry} />
    </>
  )
  return <ListState {...props} consolation={consolation} />
}
